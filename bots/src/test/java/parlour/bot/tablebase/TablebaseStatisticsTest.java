package parlour.bot.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;

/** The published numbers: any change in them is a change of the rules. */
final class TablebaseStatisticsTest {

    @Test
    void inConquestADieNearlyAlwaysWinsAndNothingIsDrawn() throws NotationException {
        TablebaseStatistics statistics = TablebaseStatistics.of(SolvedTablebases.by(SolvedTablebases.CONQUEST));
        assertTally(7_872_584, 0, 478_696, statistics.withDie());
        assertTally(1_649_701, 0, 6_701_579, statistics.withoutDie());
        assertTally(2_769, 0, 2_202, statistics.keysOnly());
        assertEquals(29, statistics.longestWithDie().plies());
        assertEquals(15, statistics.longestWithDie().moves());
        assertEquals(25, statistics.longestWithoutDie().plies());
        assertEquals(30, statistics.withoutDie().longestLoss());
        assertEquals(0, statistics.tooLong());
        assertPlayable(statistics.longestWithDie(), Conquest.CONQUEST);
        assertPlayable(statistics.longestWithoutDie(), Conquest.CONQUEST);
    }

    @Test
    void inSixFacesADieWinsMuchFaster() throws NotationException {
        TablebaseStatistics statistics = TablebaseStatistics.of(SolvedTablebases.by(SolvedTablebases.SIX_FACES));
        assertTally(7_912_657, 0, 321_023, statistics.withDie());
        assertTally(1_400_762, 0, 6_832_918, statistics.withoutDie());
        assertEquals(21, statistics.longestWithDie().plies());
        assertEquals(25, statistics.longestWithoutDie().plies());
        assertPlayable(statistics.longestWithDie(), Conquest.SIX_FACES);
        assertPlayable(statistics.longestWithoutDie(), Conquest.SIX_FACES);
    }

    @Test
    void keysThatCannotCaptureAllowDraws() {
        TablebaseStatistics statistics =
                TablebaseStatistics.of(SolvedTablebases.by(SolvedTablebases.PEACEFUL_CONQUEST));
        assertEquals(0, statistics.withDie().drawn());
        assertEquals(192, statistics.withoutDie().drawn());
        assertTally(2_126, 1_221, 1_624, statistics.keysOnly());
    }

    @Test
    void theFacesAddUpToTheTotal() {
        TablebaseStatistics statistics = TablebaseStatistics.of(SolvedTablebases.by(SolvedTablebases.CONQUEST));
        assertEquals(
                statistics.withDie().won(),
                statistics.byTop().stream().mapToInt(WinDrawLossCounts::won).sum());
        assertEquals(
                statistics.withDie().all(),
                statistics.byTop().stream().mapToInt(WinDrawLossCounts::all).sum());
    }

    private static void assertTally(int won, int drawn, int lost, WinDrawLossCounts counts) {
        assertEquals(List.of(won, drawn, lost), List.of(counts.won(), counts.drawn(), counts.lost()));
    }

    private static void assertPlayable(TablebaseStatistics.Longest longest, Conquest game) throws NotationException {
        ConquestPosition position = game.parse(longest.position(), Options.defaults(game));
        for (String move : longest.line()) {
            assertTrue(
                    position.parseMove(move) instanceof ParseResult.Legal legal && play(position, legal.move()), move);
        }
        assertTrue(position.isOver());
        assertEquals(longest.plies(), longest.line().size());
    }

    private static boolean play(ConquestPosition position, int move) {
        position.play(move);
        return true;
    }
}
