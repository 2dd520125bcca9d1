package parlour.bot.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Budget;
import parlour.bot.SeededRandom;

/** The value of a move here is its own number, plus the sample's, plus luck. */
final class SuccessiveEliminationTest {

    private static final double[] NO_OPINION = new double[4];

    private static final class Worth implements Trial<Integer> {

        final List<String> tried = new ArrayList<>();
        private final int spread;

        Worth(int spread) {
            this.spread = spread;
        }

        @Override
        public int result(Integer sample, int move, SeededRandom random) {
            int drawn = random.nextInt(spread);
            tried.add(move + " in " + sample + " with " + drawn);
            return 10 * move + sample + drawn;
        }

        @Override
        public long nodes() {
            return tried.size();
        }
    }

    private static Supplier<Integer> samples() {
        SeededRandom random = new SeededRandom(3);
        return () -> random.nextInt(50);
    }

    @ParameterizedTest
    @CsvSource({"1", "100"})
    void theBestMoveWins(int spread) {
        SuccessiveElimination<Integer> elimination =
                new SuccessiveElimination<>(new int[] {3, 7, 9, 8}, NO_OPINION, 0, 1);
        elimination.run(samples(), new Worth(spread), new SeededRandom(1), Budget.nodes(1000));
        assertEquals(9, elimination.best());
    }

    @Test
    void allMovesOfARoundShareSampleAndRandomNumbers() {
        Worth worth = new Worth(1000);
        new SuccessiveElimination<Integer>(new int[] {1, 2}, new double[2], 0, 1)
                .run(samples(), worth, new SeededRandom(1), Budget.nodes(8));
        for (int i = 0; i < 8; i += 2) {
            assertEquals(worth.tried.get(i).substring(1), worth.tried.get(i + 1).substring(1), "round " + i / 2);
        }
    }

    @Test
    void clearlyWorseMovesAreEliminated() {
        Worth worth = new Worth(5);
        new SuccessiveElimination<Integer>(new int[] {0, 9, 9}, new double[3], 0, 1)
                .run(samples(), worth, new SeededRandom(1), Budget.nodes(300));
        assertEquals(12, worth.tried.stream().filter(it -> it.startsWith("0")).count());
    }

    @Test
    void stopsWhenOneMoveIsLeft() {
        Worth worth = new Worth(1);
        new SuccessiveElimination<Integer>(new int[] {1, 9}, new double[2], 0, 1)
                .run(samples(), worth, new SeededRandom(1), Budget.nodes(1_000_000));
        assertEquals(24, worth.tried.size());
    }

    @Test
    void everyMoveIsTriedOnceHoweverSmallTheBudget() {
        SuccessiveElimination<Integer> elimination =
                new SuccessiveElimination<>(new int[] {3, 7, 9, 8}, NO_OPINION, 0, 1);
        elimination.run(samples(), new Worth(1), new SeededRandom(1), Budget.nodes(0));
        assertEquals(9, elimination.best());
    }

    @Test
    void priorCountsForAsManyRoundsAsItsWeight() {
        double[] prior = {0, 25};
        SuccessiveElimination<Integer> trusting = new SuccessiveElimination<>(new int[] {2, 1}, prior, 10, 1);
        trusting.run(samples(), new Worth(1), new SeededRandom(1), Budget.nodes(20));
        assertEquals(1, trusting.best(), "ten rounds say ten more, first sight twenty-five less");
        SuccessiveElimination<Integer> doubting = new SuccessiveElimination<>(new int[] {2, 1}, prior, 2, 1);
        doubting.run(samples(), new Worth(1), new SeededRandom(1), Budget.nodes(20));
        assertEquals(2, doubting.best());
    }

    @Test
    void anIncompleteRoundDoesNotCount() {
        SuccessiveElimination<Integer> elimination =
                new SuccessiveElimination<>(new int[] {5, 5, 5}, new double[3], 0, 1);
        int[] samples = {0};
        elimination.run(() -> 100 * samples[0]++, new Worth(1), new SeededRandom(1), Budget.nodes(5));
        assertEquals(50, elimination.result(), 1e-9, "the second sample adds a hundred");
    }

    @Test
    void anyOfTheEquallyGoodMovesMayBeChosen() {
        SuccessiveElimination<Integer> elimination =
                new SuccessiveElimination<>(new int[] {1, 2, 9, 8}, NO_OPINION, 0, 1e9);
        elimination.run(samples(), new Worth(1), new SeededRandom(1), Budget.nodes(200));
        Set<Integer> chosen = new HashSet<>();
        SeededRandom random = new SeededRandom(5);
        for (int i = 0; i < 60; i++) {
            chosen.add(elimination.anyAsGood(10, random));
        }
        assertEquals(Set.of(8, 9), chosen);
        assertEquals(9, elimination.anyAsGood(0, random));
    }

    @Test
    void aBudgetOfDepthDoublesTheRoundsWithEachPly() {
        assertEquals(12, SuccessiveElimination.maxRounds(Budget.depth(1)));
        assertEquals(48, SuccessiveElimination.maxRounds(Budget.depth(3)));
        assertTrue(SuccessiveElimination.maxRounds(Budget.nodes(10)) > 10_000);
        assertTrue(
                SuccessiveElimination.maxRounds(Budget.depth(4).and(Budget.nodes(10))) == 96, "the depth still counts");
        assertTrue(Budget.depth(4).and(Budget.nodes(10)).isSpent(10));
    }
}
