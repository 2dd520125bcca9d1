package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Budget;
import parlour.domination.DominationPosition;

final class EndingTest {

    private static final Budget ENDLESS = nodes -> false;
    private static final int WIDE = Ending.INFINITE;

    private static Ending ending(DominationPosition position, boolean border) {
        Ending ending = new Ending(position, position.turn(), border);
        ending.within(ENDLESS);
        return ending;
    }

    @ParameterizedTest
    @CsvSource({"2, 8, 60", "3, 7, 40", "4, 7, 40"})
    void valuesAreThoseOfAPlainSearch(int seats, int most, int seeds) {
        for (int left = 1; left <= most; left++) {
            for (long seed = 1; seed <= seeds; seed++) {
                String layout = "layout=" + "ABCDE".charAt((int) (seed % 5));
                DominationPosition position = Tables.withLeft(left, seed, "seats=" + seats, layout);
                int plain = Tables.plainValue(position, position.turn());
                assertEquals(plain, ending(position, false).value(-WIDE, WIDE), "left " + left + ", seed " + seed);
            }
        }
    }

    @Test
    void anEndingOfTwoMayBeAskedForEveryMoveInTurn() {
        for (long seed = 1; seed <= 40; seed++) {
            DominationPosition position = Tables.withLeft(7, seed);
            Ending ending = ending(position, false);
            for (int place = 0; place < ending.places(); place++) {
                if (ending.isLegal(place)) {
                    int gain = ending.play(place);
                    int value = gain + ending.value(-WIDE, WIDE);
                    ending.undo(place);
                    int plain = Tables.plainValueOf(position, ending.slot(place), position.turn());
                    assertEquals(plain, value, "seed " + seed);
                }
            }
        }
    }

    @Test
    void theBorderDecidesOnlyBetweenEquals() {
        for (long seed = 1; seed <= 40; seed++) {
            DominationPosition position = Tables.withLeft(10, seed);
            int territories = ending(position, false).value(-WIDE, WIDE);
            int both = ending(position, true).value(-WIDE, WIDE);
            assertEquals(territories, Math.round((float) both / Ending.TERRITORY), "seed " + seed);
        }
    }

    /** By the rules alone, every line: whoever made the last move has what the position says. */
    private static int plainWithBorder(DominationPosition position, int me, int ply) {
        if (ply == 0) {
            int lead = 0;
            for (int seat = 0; seat < 2; seat++) {
                int weight = Ending.TERRITORY * position.territories(seat) + position.border(seat);
                lead += seat == me ? weight : -weight;
            }
            return lead;
        }
        boolean mine = position.turn() == me;
        int best = mine ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int move : Tables.moves(position)) {
            position.play(move);
            int value = plainWithBorder(position, me, ply - 1);
            position.undo();
            best = mine ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void valuesWithTheBorderAreThoseOfAPlainSearchForEitherSeat() {
        for (int left = 1; left <= 7; left++) {
            for (long seed = 1; seed <= 30; seed++) {
                DominationPosition position = Tables.withLeft(left, seed);
                for (int me = 0; me < 2; me++) {
                    Ending ending = new Ending(position, me, true);
                    ending.within(ENDLESS);
                    int plain = plainWithBorder(position, me, left) - plainWithBorder(position, me, 0);
                    assertEquals(plain, ending.value(-WIDE, WIDE), "left " + left + ", seed " + seed);
                }
            }
        }
    }

    @Test
    void boundsAreKept() {
        for (long seed = 1; seed <= 40; seed++) {
            DominationPosition position = Tables.withLeft(12, seed);
            int value = ending(position, false).value(-WIDE, WIDE);
            assertTrue(ending(position, false).value(value - 1, value) >= value, "seed " + seed);
            assertTrue(ending(position, false).value(value, value + 1) <= value, "seed " + seed);
        }
    }

    @Test
    void theWholeEndingOfTwoIsSolvedWithinAMillionPositions() {
        for (long seed = 1; seed <= 100; seed++) {
            Ending ending = ending(Tables.withLeft(14, seed), false);
            ending.value(-WIDE, WIDE);
            assertTrue(ending.nodes() < 1_000_000, "seed " + seed + ": " + ending.nodes());
        }
    }

    @Test
    void itStopsWhenTheBudgetIsSpent() {
        Ending ending = ending(Tables.withLeft(14, 3), false);
        ending.within(Budget.nodes(0));
        ending.value(-WIDE, WIDE);
        assertTrue(ending.isStopped() || ending.nodes() < 1_024);
        ending.within(ENDLESS);
        ending.value(-WIDE, WIDE);
        assertFalse(ending.isStopped());
    }
}
