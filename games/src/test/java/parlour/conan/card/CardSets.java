package parlour.conan.card;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import parlour.game.NotationException;

/** Sets made from the bundled cards. */
public final class CardSets {

    private CardSets() {}

    /** With one card before all the others. */
    public static CardSet withFirst(String id) throws NotationException {
        List<String> cards = cards();
        String first = card(id);
        cards.remove(first);
        cards.addFirst(first);
        return read(cards);
    }

    /** In reverse order. */
    public static CardSet reversed() throws NotationException {
        return read(cards().reversed());
    }

    /** A second copy of a card replaces another card. */
    public static CardSet withTwo(String id, String replaced) throws NotationException {
        List<String> cards = cards();
        cards.remove(card(replaced));
        cards.replaceAll(line -> line.equals(card(id)) ? line.replace("\"copies\": 1", "\"copies\": 2") : line);
        return read(cards);
    }

    /** The text of a made-up set of 60 cards in one language, with effects outside the vocabulary. */
    public static String saltRoadText() {
        try (InputStream in = Objects.requireNonNull(CardSets.class.getResourceAsStream("salt-road.json"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static CardSet saltRoad() {
        try {
            return CardSet.read(saltRoadText());
        } catch (NotationException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private static CardSet read(List<String> cards) throws NotationException {
        String head = BundledCards.json().substring(0, BundledCards.json().indexOf(cards().getFirst()));
        return CardSet.read(head + String.join(",\n", cards) + "]}");
    }

    private static String card(String id) {
        return cards().stream()
                .filter(line -> line.contains("\"id\": \"" + id + "\""))
                .findFirst()
                .orElseThrow();
    }

    /** The data of each card. */
    private static List<String> cards() {
        return new ArrayList<>(BundledCards.json()
                .lines()
                .filter(line -> line.contains("{\"id\": "))
                .map(line -> line.strip().replaceFirst(",$", ""))
                .toList());
    }
}
