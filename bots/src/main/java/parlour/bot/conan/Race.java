package parlour.bot.conan;

import java.util.Arrays;
import parlour.bot.Budget;
import parlour.bot.SeededLots;
import parlour.conan.ConanPosition;

/**
 * Which move does best when positions are played on. Every move still in the race is tried in the same samples with the same
 * luck to come; moves that are clearly behind drop out, and their time goes to the others.
 */
final class Race {

    /** Rounds before anybody may drop out. */
    private static final int WARMING_UP = 6;

    /** Standard errors behind the best one at which a move drops out. */
    private static final double CLEARLY = 2.0;

    private static final int MOST_ROUNDS = 1 << 12;

    private final int[] moves;
    private final double[] prior;
    private final double faith;
    private final int[] left;
    private final double[] sums;
    private int lefts;
    private int[][] results;
    private int rounds;

    Race(int[] moves, double[] prior, double faith) {
        this.moves = moves.clone();
        this.prior = prior.clone();
        this.faith = faith;
        this.left = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            left[i] = i;
        }
        this.lefts = moves.length;
        this.sums = new double[moves.length];
        this.results = new int[moves.length][32];
    }

    /** Goes on until one move is left or the budget is spent, but at least once round. */
    void run(Samples samples, Playout playout, int seat, SeededLots lots, Budget budget) {
        int check = WARMING_UP;
        while (lefts > 1 && rounds < MOST_ROUNDS && (rounds == 0 || !budget.isSpent(playout.nodes()))) {
            ConanPosition sample = samples.next();
            if (!runRound(sample, lots.next(), playout, seat, budget)) {
                return;
            }
            rounds++;
            if (rounds >= check) {
                dropOut();
                check = rounds + Math.max(2, rounds / 8);
            }
        }
    }

    private boolean runRound(ConanPosition sample, long luck, Playout playout, int seat, Budget budget) {
        if (rounds == results[0].length) {
            for (int i = 0; i < results.length; i++) {
                results[i] = Arrays.copyOf(results[i], 2 * rounds);
            }
        }
        for (int i = 0; i < lefts; i++) {
            if (rounds > 0 && budget.isSpent(playout.nodes())) {
                return false;
            }
            results[left[i]][rounds] = playout.result(sample.copy(), moves[left[i]], seat, new SeededLots(luck));
        }
        for (int i = 0; i < lefts; i++) {
            sums[left[i]] += results[left[i]][rounds];
        }
        return true;
    }

    private void dropOut() {
        int best = best();
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
        double variance = Math.max(10_000, squares / rounds - mean * mean);
        return believed(best) - believed(one) > CLEARLY * Math.sqrt(variance / (rounds + faith));
    }

    private int best() {
        int best = left[0];
        for (int i = 1; i < lefts; i++) {
            best = believed(left[i]) > believed(best) ? left[i] : best;
        }
        return best;
    }

    private double believed(int one) {
        return rounds == 0 ? prior[one] : sums[one] / rounds + prior[one] * faith / (rounds + faith);
    }

    /** The best move, or any that is as good within a margin. */
    int choose(double margin, SeededLots lots) {
        int best = best();
        int chosen = best;
        int equals = 0;
        for (int i = 0; i < lefts; i++) {
            if (believed(left[i]) >= believed(best) - margin) {
                equals++;
                chosen = lots.below(equals) == 0 ? left[i] : chosen;
            }
        }
        return moves[chosen];
    }

    /** The chance to win, in hundredths of a point above an even one. */
    int score() {
        int best = best();
        return rounds == 0 ? 0 : (int) Math.round(sums[best] / rounds / 100);
    }
}
