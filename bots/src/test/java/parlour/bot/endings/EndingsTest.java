package parlour.bot.endings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.bot.Thought;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * The table against the rules. An entry that is the best of what follows from it, for every entry, is right: by induction
 * over the plies. Usually one in a thousand is looked at, in the long tests one in {@code -Dendings.every=20}; 1 is all of
 * them, which takes minutes.
 */
final class EndingsTest {

    private static final long SEED = 1975;

    static List<EndingRules> allRules() {
        return Solved.allRules();
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void everyEntryIsTheBestOfWhatFollows(EndingRules rules) {
        checkOneIn(1_000, rules);
    }

    @ParameterizedTest
    @MethodSource("allRules")
    @Tag("long")
    void everyEntryOfManyIsTheBestOfWhatFollows(EndingRules rules) {
        checkOneIn(Integer.getInteger("endings.every", 20), rules);
    }

    private static void checkOneIn(int every, EndingRules rules) {
        Endings endings = Solved.by(rules);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int index = random.nextInt(every); index < Layout.SIZE; index += 1 + random.nextInt(2 * every - 1)) {
            checkEntry(endings, index);
        }
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void keyAgainstKeyIsRightEverywhere(EndingRules rules) {
        for (int index = Layout.start(ConquestPosition.WHITE, 0, Layout.GONE); index < Layout.SIZE; index++) {
            checkEntry(Solved.by(rules), index);
        }
    }

    private static void checkEntry(Endings endings, int index) {
        Placement placement = Placement.at(index);
        assertEquals(index, placement.index());
        int code = endings.code(index);
        boolean apart = placement.white() != placement.black()
                && placement.die() != placement.white()
                && placement.die() != placement.black();
        if (!apart) {
            assertEquals(Layout.UNPLAYABLE, code, placement::toString);
            return;
        }
        ConquestPosition position = placement.position(endings.rules(), Handedness.RIGHT);
        // A player without a move is in the table, as a draw; a game that somebody has won is not.
        boolean won =
                position.outcome().filter(end -> end.share(0) != end.share(1)).isPresent();
        assertEquals(won, code == Layout.UNPLAYABLE, placement::notation);
        int expected = won ? Endings.UNKNOWN : ByTheRules.bestOfWhatFollows(endings, position);
        assertEquals(expected, endings.worth(position), placement::notation);
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void aPlainSearchFindsTheSameShortEndings(EndingRules rules) {
        searchPlainly(rules, 10);
    }

    @ParameterizedTest
    @MethodSource("allRules")
    @Tag("long")
    void aPlainSearchFindsTheSameOfManyShortEndings(EndingRules rules) {
        searchPlainly(rules, 80);
    }

    /** So many entries of every length. */
    private static void searchPlainly(EndingRules rules, int each) {
        Endings endings = Solved.by(rules);
        SplittableRandom random = new SplittableRandom(SEED + 1);
        int[] looked = new int[7];
        for (int tries = 0; tries < 10_000 * each; tries++) {
            int index = random.nextInt(Layout.SIZE);
            int code = endings.code(index);
            if (code == Layout.DRAWN || code >= looked.length || looked[code] == each) {
                continue;
            }
            looked[code]++;
            ConquestPosition position = Placement.at(index).position(rules, Handedness.RIGHT);
            assertEquals(endings.worth(position), ByTheRules.searched(position, code), position::notation);
            assertEquals(0, ByTheRules.searched(position, code - 1), position::notation);
        }
        for (int plies = 1; plies <= 5; plies++) {
            assertEquals(each, looked[plies], "entries of " + plies + " plies");
        }
    }

    /** Each of the four ways to look at a position is checked by the moves its own rules allow, not by turning it. */
    @ParameterizedTest
    @MethodSource("allRules")
    void oneTableServesBothColoursAndBothHands(EndingRules rules) {
        Endings endings = Solved.by(rules);
        SplittableRandom random = new SplittableRandom(SEED + 2);
        for (int tries = 0; tries < 2_500; tries++) {
            int index = random.nextInt(Layout.SIZE);
            if (endings.code(index) == Layout.UNPLAYABLE) {
                continue;
            }
            Placement placement = Placement.at(index);
            int worth = endings.worth(placement.position(rules, Handedness.RIGHT));
            Placement mirrored = Turned.mirrored(placement);
            List<ConquestPosition> same = List.of(
                    mirrored.position(rules, Handedness.LEFT),
                    Turned.colours(placement, rules, Handedness.RIGHT),
                    Turned.colours(mirrored, rules, Handedness.LEFT));
            for (ConquestPosition position : same) {
                assertEquals(worth, endings.worth(position), position::notation);
                assertEquals(worth, ByTheRules.bestOfWhatFollows(endings, position), position::notation);
            }
        }
    }

    @Test
    void theMirrorChangesWhatADieIsWorthIfTheHandDoesNotChange() {
        Endings endings = Solved.by(Solved.CONQUEST);
        SplittableRandom random = new SplittableRandom(SEED + 3);
        int different = 0;
        for (int tries = 0; tries < 1000; tries++) {
            Placement placement = Placement.at(random.nextInt(Layout.SIZE));
            different += endings.code(placement.index())
                            == endings.code(Turned.mirrored(placement).index())
                    ? 0
                    : 1;
        }
        assertTrue(different > 100, "only " + different + " of 1000 differ: is the hand looked at?");
    }

    // ---- What a search asks ----

    @Test
    void aWinThatMayComeTooLateIsUnknown() throws NotationException {
        Endings endings = Solved.by(Solved.CONQUEST);
        String board = "9/9/9/9/9/9/4k4/K8 ";
        assertEquals(Thought.WIN - 1, endings.probe(conquest(board + "b 0 1")));
        assertEquals(Thought.WIN - 1, endings.probe(conquest(board + "b 99 60")), "the hundredth ply still wins");
        assertEquals(2 - Thought.WIN, endings.probe(conquest(board + "w 98 60")));
        assertEquals(Endings.UNKNOWN, endings.probe(conquest(board + "w 99 60")), "the draw comes first");
        assertEquals(2 - Thought.WIN, endings.worth(conquest(board + "w 99 60")));
        assertEquals(2 - Thought.WIN, endings.probe(conquest(board + "w 5000 60", "noProgress=off")));
    }

    @Test
    void aDrawIsADrawHoweverManyPliesHaveGoneBy() throws NotationException {
        Endings endings = Solved.by(Solved.PEACEFUL_CONQUEST);
        String board = drawnKeys(endings).notation().replaceFirst(" 0 1$", "");
        assertEquals(0, endings.probe(conquest(board + " 0 1", "keyCaptures=no")));
        assertEquals(0, endings.probe(conquest(board + " 99 60", "keyCaptures=no")));
    }

    private static Placement drawnKeys(Endings endings) {
        int index = Layout.start(ConquestPosition.WHITE, 0, Layout.GONE);
        while (endings.code(index) != Layout.DRAWN) {
            index++;
        }
        return Placement.at(index);
    }

    @Test
    void whatIsNotInTheTableIsUnknown() throws NotationException {
        Endings endings = Solved.by(Solved.CONQUEST);
        assertEquals(Endings.UNKNOWN, endings.probe(conquest("k8/9/9/9/9/A2A27/9/8K w 0 1")));
        assertEquals(Endings.UNKNOWN, endings.probe(conquest("k8/9/9/9/9/9/9/8K w 0 1", "keyCaptures=no")));
        assertEquals(Endings.UNKNOWN, endings.probe(conquest("k8/9/9/9/9/9/9/8K w 0 1", "keySquare=any")));
        assertEquals(Endings.UNKNOWN, endings.probe(conquest("k8/9/9/9/9/9/9/A28 w 0 1 #")));
        assertEquals(Endings.UNKNOWN, endings.probe(conquest("4K4/9/9/9/9/9/9/8k b 0 1")), "the game is over");
    }

    @Test
    void aTableOfTheWrongLengthIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Endings.of(Solved.CONQUEST, new byte[1]));
    }

    private static ConquestPosition conquest(String notation, String... settings) throws NotationException {
        return Conquest.CONQUEST.parse(notation, Options.of(Conquest.CONQUEST, List.of(settings)));
    }
}
