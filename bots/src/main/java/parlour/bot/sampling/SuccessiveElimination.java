package parlour.bot.sampling;

import java.util.Arrays;
import java.util.function.Supplier;
import parlour.bot.Budget;
import parlour.bot.SeededRandom;

/**
 * Which move does best when positions are played on. Every move still in the race is tried in the same samples with the same
 * luck to come, so that luck is the same for all; moves that are clearly behind drop out, and their time goes to the others.
 */
public final class SuccessiveElimination<S> {

    /** Rounds before anybody may drop out. */
    private static final int WARMING_UP = 12;

    /** Standard errors behind the best one at which a move drops out. */
    private static final double CLEARLY = 2.0;

    private static final int MAX_ROUNDS = 1 << 16;

    private final int[] moves;
    private final double[] prior;
    private final double priorWeight;
    private final double minVariance;
    private final int[] left;
    private final long[] sums;
    private int lefts;
    private int[][] results;
    private int rounds;

    /**
     * A race.
     *
     * @param prior what each move seems to be worth at first sight
     * @param priorWeight how many rounds that counts for: results are far apart and say little one by one
     * @param minVariance what results differ by at least, squared: a few equal ones prove nothing
     */
    public SuccessiveElimination(int[] moves, double[] prior, double priorWeight, double minVariance) {
        this.moves = moves.clone();
        this.prior = prior.clone();
        this.priorWeight = priorWeight;
        this.minVariance = minVariance;
        this.left = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            left[i] = i;
        }
        this.lefts = moves.length;
        this.sums = new long[moves.length];
        this.results = new int[moves.length][64];
    }

    /** Goes on until one move is left or the budget is spent, but at least once round. */
    public void run(Supplier<? extends S> samples, Trial<? super S> trial, SeededRandom random, Budget budget) {
        int check = WARMING_UP;
        int max = maxRounds(budget);
        while (lefts > 1 && rounds < max && (rounds == 0 || !budget.isSpent(trial.nodes()))) {
            S sample = samples.get();
            if (!runRound(sample, random.nextLong(), trial, budget)) {
                return;
            }
            rounds++;
            if (rounds >= check) {
                dropOut();
                check = rounds + Math.max(4, rounds / 8);
            }
        }
    }

    /** A budget of depth counts plies; here each of them doubles the rounds. */
    public static int maxRounds(Budget budget) {
        if (budget.mayDeepen(Integer.MAX_VALUE, 0)) {
            return MAX_ROUNDS;
        }
        int max = WARMING_UP;
        for (int depth = 1; 2 * max <= MAX_ROUNDS && budget.mayDeepen(depth, 0); depth++) {
            max *= 2;
        }
        return max;
    }

    /** Whether the round was run to its end: one that was not does not count. */
    private boolean runRound(S sample, long luck, Trial<? super S> trial, Budget budget) {
        if (rounds == results[0].length) {
            for (int i = 0; i < results.length; i++) {
                results[i] = Arrays.copyOf(results[i], 2 * rounds);
            }
        }
        for (int i = 0; i < lefts; i++) {
            if (rounds > 0 && budget.isSpent(trial.nodes())) {
                return false;
            }
            results[left[i]][rounds] = trial.result(sample, moves[left[i]], new SeededRandom(luck));
        }
        for (int i = 0; i < lefts; i++) {
            sums[left[i]] += results[left[i]][rounds];
        }
        return true;
    }

    private void dropOut() {
        int best = leader();
        int kept = 0;
        for (int i = 0; i < lefts; i++) {
            if (left[i] == best || !isBehind(left[i], best)) {
                left[kept++] = left[i];
            }
        }
        lefts = kept;
    }

    private boolean isBehind(int one, int best) {
        double sum = 0;
        double squares = 0;
        for (int round = 0; round < rounds; round++) {
            double behind = results[best][round] - results[one][round];
            sum += behind;
            squares += behind * behind;
        }
        double mean = sum / rounds;
        double variance = Math.max(minVariance, squares / rounds - mean * mean);
        return posteriorMean(best) - posteriorMean(one) > CLEARLY * Math.sqrt(variance / (rounds + priorWeight));
    }

    private int leader() {
        int best = left[0];
        for (int i = 1; i < lefts; i++) {
            best = posteriorMean(left[i]) > posteriorMean(best) ? left[i] : best;
        }
        return best;
    }

    /** First sight and experience, each by its weight. */
    private double posteriorMean(int one) {
        return (rounds * mean(one) + priorWeight * prior[one]) / (rounds + priorWeight);
    }

    private double mean(int one) {
        return rounds == 0 ? 0 : (double) sums[one] / rounds;
    }

    public int best() {
        return moves[leader()];
    }

    /** Any of the moves still in the race that are as good as the best within a margin, each as likely as the others. */
    public int anyAsGood(double margin, SeededRandom random) {
        int best = leader();
        int chosen = best;
        int equals = 0;
        for (int i = 0; i < lefts; i++) {
            if (posteriorMean(left[i]) >= posteriorMean(best) - margin) {
                equals++;
                chosen = random.nextInt(equals) == 0 ? left[i] : chosen;
            }
        }
        return moves[chosen];
    }

    /** What the best move leads to on average. */
    public double result() {
        return mean(leader());
    }
}
