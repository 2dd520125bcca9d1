package parlour.bot.race;

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
import parlour.bot.SeededLots;

/** Moves are worth their own number here, plus the sample's, plus luck. */
final class RaceTest {

    private static final double[] NO_OPINION = new double[4];

    private static final class Worth implements Trial<Integer> {

        final List<String> tried = new ArrayList<>();
        private final int spread;

        Worth(int spread) {
            this.spread = spread;
        }

        @Override
        public int result(Integer sample, int move, SeededLots luck) {
            int drawn = luck.below(spread);
            tried.add(move + " in " + sample + " with " + drawn);
            return 10 * move + sample + drawn;
        }

        @Override
        public long nodes() {
            return tried.size();
        }
    }

    private static Supplier<Integer> samples() {
        SeededLots lots = new SeededLots(3);
        return () -> lots.below(50);
    }

    @ParameterizedTest
    @CsvSource({"1", "100"})
    void theBestMoveWins(int spread) {
        Race<Integer> race = new Race<>(new int[] {3, 7, 9, 8}, NO_OPINION, 0, 1);
        race.run(samples(), new Worth(spread), new SeededLots(1), Budget.nodes(1000));
        assertEquals(9, race.best());
    }

    @Test
    void allMovesOfARoundMeetTheSameSampleAndTheSameLuck() {
        Worth worth = new Worth(1000);
        new Race<Integer>(new int[] {1, 2}, new double[2], 0, 1)
                .run(samples(), worth, new SeededLots(1), Budget.nodes(8));
        for (int i = 0; i < 8; i += 2) {
            assertEquals(worth.tried.get(i).substring(1), worth.tried.get(i + 1).substring(1), "round " + i / 2);
        }
    }

    @Test
    void whoIsClearlyBehindIsNotTriedAnyMore() {
        Worth worth = new Worth(5);
        new Race<Integer>(new int[] {0, 9, 9}, new double[3], 0, 1)
                .run(samples(), worth, new SeededLots(1), Budget.nodes(300));
        assertEquals(12, worth.tried.stream().filter(it -> it.startsWith("0")).count());
    }

    @Test
    void whoIsAloneHasWonWhateverTimeIsLeft() {
        Worth worth = new Worth(1);
        new Race<Integer>(new int[] {1, 9}, new double[2], 0, 1)
                .run(samples(), worth, new SeededLots(1), Budget.nodes(1_000_000));
        assertEquals(24, worth.tried.size());
    }

    @Test
    void everyMoveIsTriedOnceHoweverSmallTheBudget() {
        Race<Integer> race = new Race<>(new int[] {3, 7, 9, 8}, NO_OPINION, 0, 1);
        race.run(samples(), new Worth(1), new SeededLots(1), Budget.nodes(0));
        assertEquals(9, race.best());
    }

    @Test
    void firstSightCountsForAsManyRoundsAsItsFaith() {
        double[] prior = {0, 25};
        Race<Integer> trusting = new Race<>(new int[] {2, 1}, prior, 10, 1);
        trusting.run(samples(), new Worth(1), new SeededLots(1), Budget.nodes(20));
        assertEquals(1, trusting.best(), "ten rounds say ten more, first sight twenty-five less");
        Race<Integer> doubting = new Race<>(new int[] {2, 1}, prior, 2, 1);
        doubting.run(samples(), new Worth(1), new SeededLots(1), Budget.nodes(20));
        assertEquals(2, doubting.best());
    }

    @Test
    void aRoundThatWasNotRunToItsEndDoesNotCount() {
        Race<Integer> race = new Race<>(new int[] {5, 5, 5}, new double[3], 0, 1);
        int[] samples = {0};
        race.run(() -> 100 * samples[0]++, new Worth(1), new SeededLots(1), Budget.nodes(5));
        assertEquals(50, race.result(), 1e-9, "the second sample adds a hundred");
    }

    @Test
    void amongMovesAsGoodAnyMayBeChosen() {
        Race<Integer> race = new Race<>(new int[] {1, 2, 9, 8}, NO_OPINION, 0, 1e9);
        race.run(samples(), new Worth(1), new SeededLots(1), Budget.nodes(200));
        Set<Integer> chosen = new HashSet<>();
        SeededLots lots = new SeededLots(5);
        for (int i = 0; i < 60; i++) {
            chosen.add(race.anyAsGood(10, lots));
        }
        assertEquals(Set.of(8, 9), chosen);
        assertEquals(9, race.anyAsGood(0, lots));
    }

    @Test
    void aBudgetOfDepthDoublesTheRoundsWithEachPly() {
        assertEquals(12, Race.mostRounds(Budget.depth(1)));
        assertEquals(48, Race.mostRounds(Budget.depth(3)));
        assertTrue(Race.mostRounds(Budget.nodes(10)) > 10_000);
        assertTrue(Race.mostRounds(Budget.depth(4).atMost(10)) == 96, "the depth still counts");
        assertTrue(Budget.depth(4).atMost(10).isSpent(10));
    }
}
