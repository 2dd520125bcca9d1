package parlour.bench.tuning;

import java.util.Arrays;
import java.util.List;
import parlour.bot.conquest.eval.EvaluationWeights;

/**
 * Logistic regression: the weights with which the evaluation best predicts the results of games.
 *
 * <p>Gradient descent with momentum and a step size for each weight (Adam), over all samples at once; a small penalty
 * on large weights determines what the samples leave open.
 */
final class Regression {

    private static final int ROUNDS = 400;
    private static final double STEP = 0.02;
    private static final double PENALTY = 2e-5;

    private final short[][] features;
    private final double[] results;

    Regression(List<SelfPlay.TrainingPosition> samples) {
        features = new short[samples.size()][EvaluationWeights.COUNT];
        results = new double[samples.size()];
        for (int i = 0; i < samples.size(); i++) {
            SelfPlay.TrainingPosition sample = samples.get(i);
            for (int j = 0; j < EvaluationWeights.COUNT; j++) {
                features[i][j] = sample.features().get(j).shortValue();
            }
            results[i] = sample.result();
        }
    }

    /** The fitted weights, scaled so that an ordinary die is worth a hundred on average. */
    int[] fit() {
        double[] weights = new double[EvaluationWeights.COUNT];
        double[] first = new double[EvaluationWeights.COUNT];
        double[] second = new double[EvaluationWeights.COUNT];
        for (int round = 1; round <= ROUNDS; round++) {
            double[] slope = slope(weights);
            double step = STEP * (round < ROUNDS / 2 ? 1 : 0.2);
            for (int j = 0; j < weights.length; j++) {
                first[j] = 0.9 * first[j] + 0.1 * slope[j];
                second[j] = 0.999 * second[j] + 0.001 * slope[j] * slope[j];
                double mean = first[j] / (1 - StrictMath.pow(0.9, round));
                double spread = second[j] / (1 - StrictMath.pow(0.999, round));
                weights[j] -= step * mean / (StrictMath.sqrt(spread) + 1e-9);
            }
        }
        return scaled(weights);
    }

    private double[] slope(double[] weights) {
        double[] slope = new double[EvaluationWeights.COUNT];
        for (int i = 0; i < results.length; i++) {
            double miss = expected(weights, features[i]) - results[i];
            for (int j = 0; j < slope.length; j++) {
                slope[j] += miss * features[i][j];
            }
        }
        for (int j = 0; j < slope.length; j++) {
            slope[j] = slope[j] / results.length + PENALTY * weights[j];
        }
        return slope;
    }

    private static double expected(double[] weights, short[] features) {
        double sum = 0;
        for (int j = 0; j < weights.length; j++) {
            sum += weights[j] * features[j];
        }
        return 1 / (1 + StrictMath.exp(-sum));
    }

    /**
     * Mean logarithmic loss per sample with the given weights in {@link EvaluationWeights#UNIT}, at the best scale for
     * them.
     */
    double loss(int[] weights) {
        double best = Double.MAX_VALUE;
        for (double scale = 0.0002; scale < 0.01; scale *= 1.05) {
            double[] scaled = new double[weights.length];
            for (int j = 0; j < scaled.length; j++) {
                scaled[j] = weights[j] * scale;
            }
            double loss = 0;
            for (int i = 0; i < results.length; i++) {
                double p = Math.clamp(expected(scaled, features[i]), 1e-9, 1 - 1e-9);
                loss -= results[i] * StrictMath.log(p) + (1 - results[i]) * StrictMath.log(1 - p);
            }
            best = Math.min(best, loss / results.length);
        }
        return best;
    }

    private int[] scaled(double[] weights) {
        double die = averageDie(weights);
        int[] scaled = new int[weights.length];
        for (int j = 0; j < scaled.length; j++) {
            scaled[j] = (int) StrictMath.round(weights[j] * 100 * EvaluationWeights.UNIT / die);
        }
        return scaled;
    }

    /** What one more die adds to the score: all features counted for each die, weighted by frequency. */
    private double averageDie(double[] weights) {
        double[] seen = new double[EvaluationWeights.COUNT];
        double dice = 0;
        for (short[] sample : features) {
            for (int j = 0; j < EvaluationWeights.KEY_RANK; j++) {
                seen[j] += Math.abs(sample[j]);
            }
        }
        for (int j = EvaluationWeights.TOP; j < EvaluationWeights.TOP + 6; j++) {
            dice += seen[j];
        }
        double[] part = Arrays.copyOf(seen, EvaluationWeights.KEY_RANK);
        double sum = 0;
        // Every die has one top, one rank, one file and one rear face: each group is weighted by its own frequencies.
        sum += share(weights, part, EvaluationWeights.TOP, EvaluationWeights.RANK);
        sum += share(weights, part, EvaluationWeights.RANK, EvaluationWeights.FILE);
        sum += share(weights, part, EvaluationWeights.FILE, EvaluationWeights.REAR);
        sum += share(weights, part, EvaluationWeights.REAR, EvaluationWeights.ROUTES);
        for (int j = EvaluationWeights.ROUTES; j < EvaluationWeights.KEY_RANK; j++) {
            sum += weights[j] * seen[j] / dice;
        }
        return sum;
    }

    private static double share(double[] weights, double[] seen, int from, int to) {
        double all = 0;
        double sum = 0;
        for (int j = from; j < to; j++) {
            all += seen[j];
            sum += weights[j] * seen[j];
        }
        return sum / all;
    }
}
