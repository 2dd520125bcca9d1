package parlour.bot.tournament.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SprtTest {

    /**
     * Tests of Stockfish as published with pull requests 2493, 2951, 2971, 3017, 3098 and 3209 in 2020, when its
     * testing framework used this model: elo0, elo1, five counts of pairs, the ratio to two decimals.
     */
    @ParameterizedTest
    @CsvSource(textBlock = """
                    -1.00, 3.00,  424,  2948,  5832,  3045,  460, 2.94
                     0.00, 2.00, 1284, 17437, 55536, 18085, 1292, 2.94
                    -0.50, 1.50,   59,   754,  2467,   865,   75, 2.95
                     0.25, 1.75,   33,  1185,  8378,  1302,   50, 2.95
                    -0.50, 1.50,   17,   253,  1042,   337,   39, 2.96
                     0.25, 1.75,   11,   407,  3238,   513,   11, 2.93
                    -1.50, 0.50,  174,  2658, 10273,  2713,  178, 2.96
                    -1.50, 0.50,   40,  1272, 12142,  1300,   30, 3.01
                    -0.25, 1.25,  491,  7345, 29693,  7670,  465, 2.96
                     0.25, 1.25,   53,  2220, 21459,  2445,   47, 2.97
                    -0.25, 1.25,  253,  4282, 17604,  4431,  286, 2.94
                    """)
    void theRatioIsThePublishedOne(double elo0, double elo1, int a, int b, int c, int d, int e, double published) {
        double ratio = new Sprt(elo0, elo1).logLikelihoodRatio(new Pentanomial(List.of(a, b, c, d, e)));
        assertEquals(published, ratio, 0.006);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                     0,  0, 0,  0,  0, OPEN
                     0,  0, 1,  0,  0, OPEN
                     5, 10, 50, 12,  6, OPEN
                     0,  5, 40, 50, 40, STRONGER
                    40, 50, 40,  5,  0, WEAKER
                    """)
    void theVerdictFollows(int a, int b, int c, int d, int e, Sprt.Status verdict) {
        assertEquals(verdict, new Sprt(0, 10).status(new Pentanomial(List.of(a, b, c, d, e))));
    }

    @Test
    void exchangingTheContendersNegatesTheRatio() {
        double ratio = new Sprt(0, 10).logLikelihoodRatio(new Pentanomial(List.of(3, 20, 60, 30, 9)));
        double turned = new Sprt(-10, 0).logLikelihoodRatio(new Pentanomial(List.of(9, 30, 60, 20, 3)));
        assertEquals(ratio, -turned, 1e-9);
        assertTrue(ratio > 0);
    }

    @Test
    void theBoundIsThatOfFivePercentErrors() {
        assertEquals(2.944, Sprt.BOUND, 0.0005);
    }

    @Test
    void theHypothesesMustBeInOrder() {
        assertThrows(IllegalArgumentException.class, () -> new Sprt(5, 5));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(5, Double.NaN));
    }
}
