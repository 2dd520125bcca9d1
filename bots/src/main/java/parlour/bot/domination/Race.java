package parlour.bot.domination;

import java.util.Arrays;
import parlour.bot.Budget;
import parlour.bot.SeededLots;
import parlour.domination.DominationPosition;

/**
 * Which move leads to the best ends when games are played out. Every move still in the race is tried in the same samples
 * with the same draws to come, so that luck is the same for all; moves that are clearly behind drop out, and their time
 * goes to the others.
 */
final class Race {

    /** Rounds before anybody may drop out. */
    private static final int WARMING_UP = 12;

    /** Standard errors behind the best one at which a move drops out. */
    private static final double CLEARLY = 2.0;

    private static final int MOST_ROUNDS = 1 << 16;

    private final int[] moves;
    private final double[] prior;
    private final double faith;
    private final int[] left;
    private int lefts;
    private short[][] results;
    private int rounds;

    /**
     * A race.
     *
     * @param prior what each move seems to be worth at first sight
     * @param faith how many rounds that counts for: ends are far apart and say little one by one
     */
    Race(int[] moves, double[] prior, double faith) {
        this.moves = moves.clone();
        this.prior = prior.clone();
        this.faith = faith;
        this.left = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            left[i] = i;
        }
        this.lefts = moves.length;
        this.results = new short[moves.length][64];
    }

    /** Goes on until one move is left or the budget is spent, but at least once round. */
    void run(Samples samples, Playout playout, int seat, SeededLots lots, Budget budget) {
        int check = WARMING_UP;
        int most = mostRounds(budget);
        while (lefts > 1 && rounds < most && (rounds == 0 || !budget.isSpent(playout.nodes()))) {
            DominationPosition sample = samples.next();
            long draws = lots.next();
            if (!runRound(sample, draws, playout, seat, budget)) {
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
    static int mostRounds(Budget budget) {
        if (budget.mayDeepen(Integer.MAX_VALUE, 0)) {
            return MOST_ROUNDS;
        }
        int most = WARMING_UP;
        for (int depth = 1; 2 * most <= MOST_ROUNDS && budget.mayDeepen(depth, 0); depth++) {
            most *= 2;
        }
        return most;
    }

    private boolean runRound(DominationPosition sample, long draws, Playout playout, int seat, Budget budget) {
        if (rounds == results[0].length) {
            for (int i = 0; i < results.length; i++) {
                results[i] = Arrays.copyOf(results[i], 2 * rounds);
            }
        }
        for (int i = 0; i < lefts; i++) {
            if (rounds > 0 && budget.isSpent(playout.nodes())) {
                return false;
            }
            playout.finish(sample.copy(), moves[left[i]], new SeededLots(draws));
            results[left[i]][rounds] = (short) playout.lead(seat);
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
        double variance = Math.max(0.05, squares / rounds - mean * mean);
        return believed(best) - believed(one) > CLEARLY * Math.sqrt(variance / (rounds + faith));
    }

    private int best() {
        int best = left[0];
        for (int i = 1; i < lefts; i++) {
            best = believed(left[i]) > believed(best) ? left[i] : best;
        }
        return best;
    }

    /** First sight and experience, each by its weight. */
    private double believed(int one) {
        return (rounds * mean(one) + faith * prior[one]) / (rounds + faith);
    }

    private double mean(int one) {
        double sum = 0;
        for (int round = 0; round < rounds; round++) {
            sum += results[one][round];
        }
        return rounds == 0 ? 0 : sum / rounds;
    }

    int bestMove() {
        return moves[best()];
    }

    /** What the best move leads to on average, in hundredths of a territory. */
    int score() {
        return (int) Math.round(100 * mean(best()));
    }
}
