package parlour.conan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conan.Conan;
import parlour.conan.ConanFixtures;
import parlour.conan.ConanPosition;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.View;
import parlour.game.contract.RandomPlay;

/** What is told of a move: all of it public, and all glory accounted for. */
class MoveFactsTest {

    private static final int GAMES = 20;
    private static final Pattern CARD = Pattern.compile("\"(?:card|adventure)\":\"([a-z-]+)\"");

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyGloryPointIsExplainedAndEveryCardNamedIsPublic(int seats) {
        Set<String> reasons = new TreeSet<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomSource random = RandomPlay.random(seed);
            ConanPosition position = Conan.CONAN.start(ConanFixtures.options("seats=" + seats));
            int[] glory = new int[seats];
            while (!position.isOver()) {
                String before = position.view(Position.SPECTATOR).json();
                int move = RandomPlay.move(position, random);
                String text = position.textFor(move, Position.SPECTATOR);
                View facts = position.playWithFacts(move).orElseThrow();
                String after = position.view(Position.SPECTATOR).json();
                for (String card : cards(facts.json())) {
                    assertTrue(
                            before.contains('"' + card + '"')
                                    || after.contains('"' + card + '"')
                                    || text.contains(card),
                            "seed " + seed + ", " + text + ": " + card + " is not public");
                }
                add(facts, glory, reasons);
                for (int seat = 0; seat < seats; seat++) {
                    assertEquals(position.pg(seat), glory[seat], "seed " + seed + ", " + text + ", seat " + seat);
                }
            }
        }
        assertTrue(reasons.containsAll(Set.of("start", "card", "contest", "loot")), reasons.toString());
    }

    private static Set<String> cards(String json) {
        Set<String> cards = new HashSet<>();
        Matcher matcher = CARD.matcher(json);
        while (matcher.find()) {
            cards.add(matcher.group(1));
        }
        return cards;
    }

    private static void add(View facts, int[] glory, Set<String> reasons) {
        if (facts.fields().get("glory") instanceof List<?> changes) {
            for (Object one : changes) {
                View change = (View) one;
                int seat = number(change, "seat");
                assertEquals(glory[seat], number(change, "before"));
                for (Object why : (List<?>) field(change, "why")) {
                    glory[seat] += number((View) why, "n");
                    reasons.add((String) field((View) why, "by"));
                }
                assertEquals(glory[seat], number(change, "after"));
            }
        }
    }

    private static int number(View view, String name) {
        return ((Number) field(view, name)).intValue();
    }

    private static Object field(View view, String name) {
        return Objects.requireNonNull(view.fields().get(name), name);
    }

    @Test
    void playingWithFactsIsPlaying() {
        RandomSource random = RandomPlay.random(3);
        Position told = Conan.CONAN.start(ConanFixtures.options("seats=3"));
        Position played = told.copy();
        while (!told.isOver()) {
            int move = RandomPlay.move(told, random);
            String text = told.text(move);
            assertFalse(told.playWithFacts(move).isEmpty());
            played.play(played.legalMove(text));
            assertEquals(played.notation(), told.notation());
        }
    }
}
