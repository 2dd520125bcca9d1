package parlour.bench.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parlour.bot.conquest.eval.EvaluationWeights;
import parlour.conquest.Conquest;

/**
 * Finds the weights of the evaluation: plays games against itself and fits the weights to their results, first with
 * material alone, then again with what the round before has found. The same seed finds the same weights.
 */
public final class Tuning {

    private static final int ROUNDS = 3;

    /** Keeps the seeds of the rounds apart. */
    private static final long NEXT_ROUND = 1_000_003;

    private Tuning() {}

    /**
     * The weights of an edition, as the lines of source that {@link EvaluationWeights} holds.
     *
     * @param games games a round
     * @param nodes positions visited a move
     */
    public static List<String> run(Conquest edition, int games, long nodes, long seed, Consumer<String> progress) {
        int[] weights = EvaluationWeights.materialOnly();
        for (int round = 0; round < ROUNDS; round++) {
            List<SelfPlay.TrainingPosition> samples = new ArrayList<>();
            SelfPlay play = new SelfPlay(edition, weights, nodes, seed + round * NEXT_ROUND);
            for (int game = 1; game <= games; game++) {
                play.play(samples);
                if (game % 100 == 0) {
                    progress.accept("round " + (round + 1) + ": " + game + " games, " + samples.size() + " positions");
                }
            }
            // A fifth is kept back: what the weights foretell there was not learnt by heart.
            int kept = samples.size() / 5;
            Regression check = new Regression(samples.subList(0, kept));
            int[] fitted = new Regression(samples.subList(kept, samples.size())).fit();
            progress.accept("round " + (round + 1) + ": loss " + check.loss(weights) + " before, " + check.loss(fitted)
                    + " after, " + check.loss(EvaluationWeights.materialOnly()) + " by material alone");
            weights = fitted;
        }
        return EvaluationWeights.source(weights);
    }
}
