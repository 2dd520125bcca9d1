package parlour.conan.card;

import java.util.List;
import java.util.stream.Stream;
import parlour.game.NotationException;

/** Sets other than the one that comes with the game. */
public final class CardSets {

    private CardSets() {}

    /** The set that comes with the game, with one card before all the others. */
    public static CardSet withFirst(String id) throws NotationException {
        List<String> lines = BundledCards.json().lines().toList();
        List<String> cards = lines.stream()
                .filter(CardSets::isCard)
                .map(line -> line.replaceFirst(",$", ""))
                .toList();
        String first = cards.stream()
                .filter(line -> line.contains("\"id\": \"" + id + "\""))
                .findFirst()
                .orElseThrow();
        String head = String.join(
                "\n", lines.stream().takeWhile(line -> !isCard(line)).toList());
        String all = String.join(
                ",\n",
                Stream.concat(Stream.of(first), cards.stream().filter(line -> !line.equals(first)))
                        .toList());
        return CardSet.read(head + "\n" + all + "\n]}");
    }

    private static boolean isCard(String line) {
        return line.contains("{\"id\": ");
    }
}
