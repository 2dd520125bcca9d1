package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Budget;
import parlour.domination.DominationPosition;

final class EndgameSolverTest {

    private static final Budget ENDLESS = nodes -> false;
    private static final int WIDE = EndgameSolver.INFINITE;

    private static EndgameSolver ending(DominationPosition position, boolean border) {
        EndgameSolver solver = new EndgameSolver(position, position.turn(), border);
        solver.within(ENDLESS);
        return solver;
    }

    @ParameterizedTest
    @CsvSource({"2, 8, 60", "3, 7, 40", "4, 7, 40"})
    void valuesMatchExhaustiveSearch(int seats, int max, int seeds) {
        for (int left = 1; left <= max; left++) {
            for (long seed = 1; seed <= seeds; seed++) {
                String layout = "layout=" + "ABCDE".charAt((int) (seed % 5));
                DominationPosition position = DominationPositions.withLeft(left, seed, "seats=" + seats, layout);
                int plain = DominationPositions.plainValue(position, position.turn());
                assertEquals(plain, ending(position, false).value(-WIDE, WIDE), "left " + left + ", seed " + seed);
            }
        }
    }

    @Test
    void anEndingOfTwoCanBeSolvedAfterEveryMove() {
        for (long seed = 1; seed <= 40; seed++) {
            DominationPosition position = DominationPositions.withLeft(7, seed);
            EndgameSolver solver = ending(position, false);
            for (int place = 0; place < solver.places(); place++) {
                if (solver.isLegal(place)) {
                    int gain = solver.play(place);
                    int value = gain + solver.value(-WIDE, WIDE);
                    solver.undo(place);
                    int plain = DominationPositions.plainValueOf(position, solver.slot(place), position.turn());
                    assertEquals(plain, value, "seed " + seed);
                }
            }
        }
    }

    @Test
    void theBorderOnlyBreaksTies() {
        for (long seed = 1; seed <= 40; seed++) {
            DominationPosition position = DominationPositions.withLeft(10, seed);
            int territories = ending(position, false).value(-WIDE, WIDE);
            int both = ending(position, true).value(-WIDE, WIDE);
            assertEquals(territories, Math.round((float) both / EndgameSolver.TERRITORY), "seed " + seed);
        }
    }

    /** By the rules alone, every line to its end. */
    private static int plainWithBorder(DominationPosition position, int me, int ply) {
        if (ply == 0) {
            int lead = 0;
            for (int seat = 0; seat < 2; seat++) {
                int weight = EndgameSolver.TERRITORY * position.territories(seat) + position.border(seat);
                lead += seat == me ? weight : -weight;
            }
            return lead;
        }
        boolean mine = position.turn() == me;
        int best = mine ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int move : DominationPositions.moves(position)) {
            position.play(move);
            int value = plainWithBorder(position, me, ply - 1);
            position.undo();
            best = mine ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void valuesWithTheBorderMatchExhaustiveSearchForEitherSeat() {
        for (int left = 1; left <= 7; left++) {
            for (long seed = 1; seed <= 30; seed++) {
                DominationPosition position = DominationPositions.withLeft(left, seed);
                for (int me = 0; me < 2; me++) {
                    EndgameSolver solver = new EndgameSolver(position, me, true);
                    solver.within(ENDLESS);
                    int plain = plainWithBorder(position, me, left) - plainWithBorder(position, me, 0);
                    assertEquals(plain, solver.value(-WIDE, WIDE), "left " + left + ", seed " + seed);
                }
            }
        }
    }

    @Test
    void valuesRespectTheBounds() {
        for (long seed = 1; seed <= 40; seed++) {
            DominationPosition position = DominationPositions.withLeft(12, seed);
            int value = ending(position, false).value(-WIDE, WIDE);
            assertTrue(ending(position, false).value(value - 1, value) >= value, "seed " + seed);
            assertTrue(ending(position, false).value(value, value + 1) <= value, "seed " + seed);
        }
    }

    @Test
    void theWholeEndingOfTwoIsSolvedWithinAMillionPositions() {
        for (long seed = 1; seed <= 100; seed++) {
            EndgameSolver solver = ending(DominationPositions.withLeft(14, seed), false);
            solver.value(-WIDE, WIDE);
            assertTrue(solver.nodes() < 1_000_000, "seed " + seed + ": " + solver.nodes());
        }
    }

    @Test
    void solverStopsWhenTheBudgetIsSpent() {
        EndgameSolver solver = ending(DominationPositions.withLeft(14, 3), false);
        solver.within(Budget.nodes(0));
        solver.value(-WIDE, WIDE);
        assertTrue(solver.isStopped() || solver.nodes() < 1_024);
        solver.within(ENDLESS);
        solver.value(-WIDE, WIDE);
        assertFalse(solver.isStopped());
    }
}
