package parlour.bot.sampling;

import java.util.Arrays;
import java.util.function.Supplier;
import parlour.bot.Budget;
import parlour.bot.SeededRandom;

/**
 * Finds the move with the best results in trials. Every remaining move is tried in the same samples with the same
 * random numbers, so that luck is the same for all; moves that are clearly behind are eliminated, and their time goes
 * to the others.
 */
public final class SuccessiveElimination<S> {

    /** Rounds before any move may be eliminated. */
    private static final int WARMING_UP = 12;

    /** Standard errors behind the best at which a move is eliminated. */
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
     * Starts with all moves.
     *
     * @param prior the estimated value of each move before any trial
     * @param priorWeight the number of rounds the prior counts for: single results vary widely and say little
     * @param minVariance variance floor: a few equal results prove nothing
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

    /** Runs until one move is left or the budget is spent, but at least one round. */
    public void run(Supplier<? extends S> samples, Trial<? super S> trial, SeededRandom random, Budget budget) {
        run(samples, trial, random, budget, 1);
    }

    /**
     * As {@link #run(Supplier, Trial, SeededRandom, Budget)}, with more rounds at least.
     *
     * @param minRounds completed whatever the budget
     */
    public void run(
            Supplier<? extends S> samples, Trial<? super S> trial, SeededRandom random, Budget budget, int minRounds) {
        int check = WARMING_UP;
        int max = maxRounds(budget);
        while (lefts > 1 && rounds < max && (rounds < minRounds || !budget.isSpent(trial.nodes()))) {
            S sample = samples.get();
            if (!runRound(sample, random.nextLong(), trial, rounds < minRounds ? Budget.UNLIMITED : budget)) {
                return;
            }
            rounds++;
            if (rounds >= check) {
                dropOut();
                check = rounds + Math.max(4, rounds / 8);
            }
        }
    }

    /** A depth limit counts plies; here each ply doubles the rounds. */
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

    /** Whether the round was completed: an incomplete one does not count. */
    private boolean runRound(S sample, long luck, Trial<? super S> trial, Budget budget) {
        if (rounds == results[0].length) {
            for (int i = 0; i < results.length; i++) {
                results[i] = Arrays.copyOf(results[i], 2 * rounds);
            }
        }
        for (int i = 0; i < lefts; i++) {
            if (budget.isSpent(trial.nodes())) {
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

    /** The weighted mean of prior and results. */
    private double posteriorMean(int one) {
        return (rounds * mean(one) + priorWeight * prior[one]) / (rounds + priorWeight);
    }

    private double mean(int one) {
        return rounds == 0 ? 0 : (double) sums[one] / rounds;
    }

    public int best() {
        return moves[leader()];
    }

    /** A random one of the remaining moves that are within a margin of the best. */
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

    /** The average result of the best move. */
    public double result() {
        return mean(leader());
    }
}
