package parlour.bot.tournament.results;

import java.util.List;

/**
 * Bradley-Terry strengths: a contender that is stronger by x takes 1 / (1 + e^-x) of the points. Their average is 0.
 *
 * <p>See Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32 (2004), for when they
 * exist; the variance is White's sandwich.
 */
final class BradleyTerry {

    private static final int STEPS = 200;
    private static final double MAX_STEP = 1;

    private final PairwiseScores total;
    private final int size;
    private final double[] strength;

    private BradleyTerry(PairwiseScores total) {
        this.total = total;
        this.size = total.contenders();
        this.strength = new double[size];
    }

    /** The strengths are finite if every contender has taken points from every other, directly or through others. */
    static boolean isBounded(PairwiseScores total) {
        int size = total.contenders();
        boolean[][] took = new boolean[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                took[i][j] = i == j || total.points(i, j) > 0;
            }
        }
        for (int via = 0; via < size; via++) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    took[i][j] |= took[i][via] && took[via][j];
                }
            }
        }
        for (boolean[] row : took) {
            for (boolean reached : row) {
                if (!reached) {
                    return false;
                }
            }
        }
        return true;
    }

    static BradleyTerry mostLikely(PairwiseScores total) {
        BradleyTerry result = new BradleyTerry(total);
        for (int step = 0; step < STEPS; step++) {
            double[] move = Matrix.times(Matrix.inverse(result.information()), result.surplus(total));
            double longest = 0;
            for (double part : move) {
                longest = Math.max(longest, Math.abs(part));
            }
            for (int i = 0; i < result.size; i++) {
                result.strength[i] += move[i] * Math.min(1, MAX_STEP / longest);
            }
            if (longest < 1e-12) {
                break;
            }
        }
        return result;
    }

    double of(int contender) {
        return strength[contender];
    }

    /** The points beyond those expected from the strengths: the gradient of the likelihood. */
    private double[] surplus(PairwiseScores scores) {
        double[] surplus = new double[size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                surplus[i] += scores.points(i, j) - scores.met(i, j) * expected(i, j);
            }
        }
        return surplus;
    }

    private double expected(int i, int j) {
        return 1 / (1 + Math.exp(strength[j] - strength[i]));
    }

    /** The curvature of the likelihood; adding a constant everywhere fixes the average at 0. */
    private double[][] information() {
        double[][] curvature = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                double weight = total.met(i, j) * expected(i, j) * expected(j, i);
                curvature[i][i] += weight;
                curvature[i][j] += 1.0 / size - weight;
            }
        }
        return curvature;
    }

    /** The standard deviation of each strength. */
    double[] errors(List<PairwiseScores> rounds) {
        double[][] inverse = Matrix.inverse(information());
        double[] variance = new double[size];
        for (PairwiseScores round : rounds) {
            double[] pull = Matrix.times(inverse, surplus(round));
            for (int i = 0; i < size; i++) {
                variance[i] += pull[i] * pull[i];
            }
        }
        double[] errors = new double[size];
        for (int i = 0; i < size; i++) {
            errors[i] = Math.sqrt(variance[i]);
        }
        return errors;
    }
}
