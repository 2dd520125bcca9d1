package parlour.bot.tournament.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatingsTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
                    0.50,    0.00
                    0.64,   99.95
                    0.75,  190.85
                    0.76,  200.24
                    0.24, -200.24
                    0.90,  381.70
                    0.99,  798.25
                    """)
    void eloAndScoreAreInverse(double score, double elo) {
        assertEquals(elo, Elo.ofScore(score), 0.005);
        assertEquals(score, Elo.score(elo), 0.00002);
    }

    /** Matches as printed by fastchess: five counts of pairs, the difference and half its 95 % interval. */
    @ParameterizedTest
    @CsvSource(textBlock = """
                     73,   79,  296,   91, 118,   27.02, 15.81
                     66,   79,    5,    0,   0, -303.61, 30.73
                     40,   67,  295,  123,  54,   25.25, 13.92
                     19,   23,  269,   81, 108,   83.57, 16.15
                    578, 1352, 1985, 1283, 564,   -2.92,  5.02
                    """)
    void twoContendersHaveTheErrorOfTheirPairs(int a, int b, int c, int d, int e, double elo, double error) {
        List<Rating> ratings = Ratings.of(Rounds.pairs(0, 1, a, b, c, d, e), 2);
        assertEquals(elo, ratings.get(0).elo(), 0.01);
        assertEquals(error, ratings.get(0).error(), 0.011);
        assertEquals(-elo, ratings.get(1).elo(), 0.01);
        assertTrue(ratings.get(0).isBounded());
    }

    @Test
    void pairsThatAlwaysSplitGiveASmallerError() {
        // The same wins and losses; in the first match the seat decides everything, in the second the player.
        Rating bySeat = Ratings.of(Rounds.pairs(0, 1, 1, 0, 98, 0, 1), 2).getFirst();
        Rating byPlayer = Ratings.of(Rounds.pairs(0, 1, 50, 0, 0, 0, 50), 2).getFirst();
        assertEquals(bySeat.elo(), byPlayer.elo(), 1e-9);
        assertTrue(bySeat.error() * 5 < byPlayer.error());
    }

    @Test
    void aCleanSweepHasAFiniteRatingMarkedUnbounded() {
        Rating rating = Ratings.of(Rounds.pairs(0, 1, 0, 0, 0, 0, 5), 2).getFirst();
        // Ten wins and the added draw: 10.5 of 11.
        assertEquals(Elo.ofScore(10.5 / 11), rating.elo(), 1e-6);
        assertTrue(rating.error() > 200 && rating.error() < 1000, rating.toString());
        assertFalse(rating.isBounded());
    }

    @Test
    void nearACleanSweepTheErrorIsOneSided() {
        List<Rating> ratings = Ratings.of(Rounds.pairs(0, 1, 0, 0, 3, 0, 47), 2);
        // 97 of 100; pairs vary by 0.119 about 0.97, so the low end of the score is 0.937.
        assertEquals(
                Elo.ofScore(0.97) - Elo.ofScore(0.97 - 1.96 * 0.11874 / Math.sqrt(50)),
                ratings.get(0).error(),
                0.5);
        assertEquals(ratings.get(0).error(), ratings.get(1).error(), 1e-9);
    }

    @Test
    void roundsThatAreAllAlikeHaveNoError() {
        assertTrue(Double.isNaN(
                Ratings.of(Rounds.pairs(0, 1, 0, 0, 9, 0, 0), 2).getFirst().error()));
        assertTrue(Double.isNaN(
                Ratings.of(Rounds.pairs(0, 1, 0, 1, 0, 0, 0), 2).getFirst().error()));
    }

    @Test
    void threeContendersAreRatedByWhomTheyBeat() {
        // Each contender scores 3 of 4 against the one before, and 9 of 10 against the first: consistent strengths.
        List<Round> rounds = new ArrayList<>();
        rounds.addAll(Rounds.pairs(1, 0, 25, 0, 0, 0, 75));
        rounds.addAll(Rounds.pairs(2, 1, 25, 0, 0, 0, 75));
        rounds.addAll(Rounds.pairs(2, 0, 10, 0, 0, 0, 90));
        List<Rating> ratings = Ratings.of(rounds, 3);
        assertEquals(-190.85, ratings.get(0).elo(), 0.01);
        assertEquals(0, ratings.get(1).elo(), 0.01);
        assertEquals(190.85, ratings.get(2).elo(), 0.01);
        assertTrue(ratings.get(2).error() > 20 && ratings.get(2).error() < 60, ratings.toString());
    }

    @Test
    void fourTimesTheRoundsHalveTheError() {
        List<Round> few = new ArrayList<>();
        few.addAll(Rounds.pairs(0, 1, 5, 10, 30, 20, 15));
        few.addAll(Rounds.pairs(1, 2, 15, 10, 30, 20, 5));
        few.addAll(Rounds.pairs(0, 2, 5, 10, 30, 20, 5));
        List<Round> many = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            many.addAll(few);
        }
        assertEquals(
                Ratings.of(few, 3).getFirst().error() / 2,
                Ratings.of(many, 3).getFirst().error(),
                1e-6);
    }

    @Test
    void threePlayerRatingMatchesTwoPlayerRating() {
        // The general method agrees with the special one where both apply; the third is connected to them by one drawn
        // pair.
        List<Round> rounds = new ArrayList<>(Rounds.pairs(0, 1, 40, 67, 295, 123, 54));
        rounds.addAll(Rounds.pairs(1, 2, 0, 0, 1, 0, 0));
        List<Rating> ratings = Ratings.of(rounds, 3);
        assertEquals(25.25, ratings.get(0).elo() - ratings.get(1).elo(), 0.01);
    }
}
