package parlour.bench.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parlour.bot.conquest.eval.EvaluationWeights;
import parlour.conquest.Conquest;

/**
 * Fits the weights of the evaluation: plays games of the search against itself and fits the weights to their results,
 * first starting from material alone, then again with the weights of the round before. The same seed gives the same
 * weights.
 */
public final class Tuning {

    private static final int ROUNDS = 3;

    /** Keeps the seeds of the rounds apart. */
    private static final long NEXT_ROUND = 1_000_003;

    private Tuning() {}

    /**
     * The weights of an edition, as source lines for {@link EvaluationWeights}.
     *
     * @param games games per round
     * @param nodes positions visited per move
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
            // A fifth is held out to measure the predictions on unseen games.
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
