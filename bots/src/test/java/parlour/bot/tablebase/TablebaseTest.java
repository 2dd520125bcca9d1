package parlour.bot.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.bot.ScoredMove;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * The table against the rules. If every entry is the best of its successors, all are right, by induction over the
 * plies. Usually one in a thousand is checked, in the long tests one in {@code -Dendings.every=20}; 1 checks all of
 * them, which takes minutes.
 */
final class TablebaseTest {

    private static final long SEED = 1975;

    static List<TablebaseRules> allRules() {
        return SolvedTablebases.allRules();
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void everyEntryIsTheBestOfItsSuccessors(TablebaseRules rules) {
        checkOneIn(1_000, rules);
    }

    @ParameterizedTest
    @MethodSource("allRules")
    @Tag("long")
    void everyOneOfManyEntriesIsTheBestOfItsSuccessors(TablebaseRules rules) {
        checkOneIn(Integer.getInteger("endings.every", 20), rules);
    }

    private static void checkOneIn(int every, TablebaseRules rules) {
        Tablebase tablebase = SolvedTablebases.by(rules);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int index = random.nextInt(every);
                index < TablebaseIndex.SIZE;
                index += 1 + random.nextInt(2 * every - 1)) {
            checkEntry(tablebase, index);
        }
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void keyAgainstKeyIsCorrectEverywhere(TablebaseRules rules) {
        for (int index = TablebaseIndex.start(ConquestPosition.WHITE, 0, TablebaseIndex.CAPTURED);
                index < TablebaseIndex.SIZE;
                index++) {
            checkEntry(SolvedTablebases.by(rules), index);
        }
    }

    private static void checkEntry(Tablebase tablebase, int index) {
        IndexedPosition placement = IndexedPosition.at(index);
        assertEquals(index, placement.index());
        int code = tablebase.code(index);
        boolean apart = placement.white() != placement.black()
                && placement.die() != placement.white()
                && placement.die() != placement.black();
        if (!apart) {
            assertEquals(TablebaseIndex.UNPLAYABLE, code, placement::toString);
            return;
        }
        ConquestPosition position = placement.position(tablebase.rules(), Handedness.RIGHT);
        // A player without a move is in the table, as a draw; a game that a side has won is not.
        boolean won =
                position.outcome().filter(end -> end.share(0) != end.share(1)).isPresent();
        assertEquals(won, code == TablebaseIndex.UNPLAYABLE, placement::notation);
        int expected = won ? Tablebase.UNKNOWN : ForwardSearch.bestOfWhatFollows(tablebase, position);
        assertEquals(expected, tablebase.worth(position), placement::notation);
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void exhaustiveSearchAgreesOnShortEndings(TablebaseRules rules) {
        searchPlainly(rules, 10);
    }

    @ParameterizedTest
    @MethodSource("allRules")
    @Tag("long")
    void exhaustiveSearchAgreesOnManyShortEndings(TablebaseRules rules) {
        searchPlainly(rules, 80);
    }

    /** So many entries of every length. */
    private static void searchPlainly(TablebaseRules rules, int each) {
        Tablebase tablebase = SolvedTablebases.by(rules);
        SplittableRandom random = new SplittableRandom(SEED + 1);
        int[] looked = new int[7];
        for (int tries = 0; tries < 10_000 * each; tries++) {
            int index = random.nextInt(TablebaseIndex.SIZE);
            int code = tablebase.code(index);
            if (code == TablebaseIndex.DRAWN || code >= looked.length || looked[code] == each) {
                continue;
            }
            looked[code]++;
            ConquestPosition position = IndexedPosition.at(index).position(rules, Handedness.RIGHT);
            assertEquals(tablebase.worth(position), ForwardSearch.searched(position, code), position::notation);
            assertEquals(0, ForwardSearch.searched(position, code - 1), position::notation);
        }
        for (int plies = 1; plies <= 5; plies++) {
            assertEquals(each, looked[plies], "entries of " + plies + " plies");
        }
    }

    /** Each of the four variants of a position is checked by its own legal moves, not by transforming it. */
    @ParameterizedTest
    @MethodSource("allRules")
    void oneTableServesBothColoursAndBothHands(TablebaseRules rules) {
        Tablebase tablebase = SolvedTablebases.by(rules);
        SplittableRandom random = new SplittableRandom(SEED + 2);
        for (int tries = 0; tries < 2_500; tries++) {
            int index = random.nextInt(TablebaseIndex.SIZE);
            if (tablebase.code(index) == TablebaseIndex.UNPLAYABLE) {
                continue;
            }
            IndexedPosition placement = IndexedPosition.at(index);
            int worth = tablebase.worth(placement.position(rules, Handedness.RIGHT));
            IndexedPosition mirrored = MirroredPositions.mirrored(placement);
            List<ConquestPosition> same = List.of(
                    mirrored.position(rules, Handedness.LEFT),
                    MirroredPositions.colours(placement, rules, Handedness.RIGHT),
                    MirroredPositions.colours(mirrored, rules, Handedness.LEFT));
            for (ConquestPosition position : same) {
                assertEquals(worth, tablebase.worth(position), position::notation);
                assertEquals(worth, ForwardSearch.bestOfWhatFollows(tablebase, position), position::notation);
            }
        }
    }

    @Test
    void mirroringWithoutChangingTheHandChangesTheValue() {
        Tablebase tablebase = SolvedTablebases.by(SolvedTablebases.CONQUEST);
        SplittableRandom random = new SplittableRandom(SEED + 3);
        int different = 0;
        for (int tries = 0; tries < 1000; tries++) {
            IndexedPosition placement = IndexedPosition.at(random.nextInt(TablebaseIndex.SIZE));
            different += tablebase.code(placement.index())
                            == tablebase.code(
                                    MirroredPositions.mirrored(placement).index())
                    ? 0
                    : 1;
        }
        assertTrue(different > 100, "only " + different + " of 1000 differ: is the hand looked at?");
    }

    // ---- Probing during search ----

    @Test
    void aWinThatMayComeTooLateIsUnknown() throws NotationException {
        Tablebase tablebase = SolvedTablebases.by(SolvedTablebases.CONQUEST);
        String board = "9/9/9/9/9/9/4k4/K8 ";
        assertEquals(ScoredMove.WIN - 1, tablebase.probe(conquest(board + "b 0 1")));
        assertEquals(ScoredMove.WIN - 1, tablebase.probe(conquest(board + "b 99 60")), "the hundredth ply still wins");
        assertEquals(2 - ScoredMove.WIN, tablebase.probe(conquest(board + "w 98 60")));
        assertEquals(Tablebase.UNKNOWN, tablebase.probe(conquest(board + "w 99 60")), "the draw comes first");
        assertEquals(2 - ScoredMove.WIN, tablebase.worth(conquest(board + "w 99 60")));
        assertEquals(2 - ScoredMove.WIN, tablebase.probe(conquest(board + "w 5000 60", "noProgress=off")));
    }

    @Test
    void aDrawStaysADrawAfterAnyNumberOfPlies() throws NotationException {
        Tablebase tablebase = SolvedTablebases.by(SolvedTablebases.PEACEFUL_CONQUEST);
        String board = drawnKeys(tablebase).notation().replaceFirst(" 0 1$", "");
        assertEquals(0, tablebase.probe(conquest(board + " 0 1", "keyCaptures=no")));
        assertEquals(0, tablebase.probe(conquest(board + " 99 60", "keyCaptures=no")));
    }

    private static IndexedPosition drawnKeys(Tablebase tablebase) {
        int index = TablebaseIndex.start(ConquestPosition.WHITE, 0, TablebaseIndex.CAPTURED);
        while (tablebase.code(index) != TablebaseIndex.DRAWN) {
            index++;
        }
        return IndexedPosition.at(index);
    }

    @Test
    void positionsOutsideTheTableAreUnknown() throws NotationException {
        Tablebase tablebase = SolvedTablebases.by(SolvedTablebases.CONQUEST);
        assertEquals(Tablebase.UNKNOWN, tablebase.probe(conquest("k8/9/9/9/9/A2A27/9/8K w 0 1")));
        assertEquals(Tablebase.UNKNOWN, tablebase.probe(conquest("k8/9/9/9/9/9/9/8K w 0 1", "keyCaptures=no")));
        assertEquals(Tablebase.UNKNOWN, tablebase.probe(conquest("k8/9/9/9/9/9/9/8K w 0 1", "keySquare=any")));
        assertEquals(Tablebase.UNKNOWN, tablebase.probe(conquest("k8/9/9/9/9/9/9/A28 w 0 1 #")));
        assertEquals(Tablebase.UNKNOWN, tablebase.probe(conquest("4K4/9/9/9/9/9/9/8k b 0 1")), "the game is over");
    }

    @Test
    void aTableOfTheWrongLengthIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Tablebase.of(SolvedTablebases.CONQUEST, new byte[1]));
    }

    private static ConquestPosition conquest(String notation, String... settings) throws NotationException {
        return Conquest.CONQUEST.parse(notation, Options.of(Conquest.CONQUEST, List.of(settings)));
    }
}
