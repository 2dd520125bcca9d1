package parlour.bot.domination;

import parlour.bot.Budget;
import parlour.domination.DominationPosition;

/**
 * The last dominoes of three or four players. Racks are still hidden, so every move is solved in many samples, in each as if
 * all others saw every rack and played together against this seat; what counts is the average.
 */
final class Paranoid {

    /** By then the average has settled. */
    private static final int MOST_SAMPLES = 400;

    private final int[] moves;
    private final int seat;
    private final long[] sums;
    private int samples;
    private long nodes;

    Paranoid(int[] moves, int seat) {
        this.moves = moves.clone();
        this.seat = seat;
        this.sums = new long[moves.length];
    }

    void run(Samples from, Budget budget) {
        int most = Math.min(MOST_SAMPLES, Race.mostRounds(budget));
        while (samples < most && !budget.isSpent(nodes)) {
            add(from.next(), budget);
        }
    }

    private void add(DominationPosition sample, Budget budget) {
        Ending ending = new Ending(sample, seat, true);
        long before = nodes;
        ending.within(spent -> budget.isSpent(before + spent));
        int[] values = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            int place = ending.place(moves[i]);
            int gain = ending.play(place);
            values[i] = gain + ending.value(-Ending.INFINITE, Ending.INFINITE);
            ending.undo(place);
        }
        nodes += ending.nodes();
        if (!ending.isStopped()) {
            for (int i = 0; i < moves.length; i++) {
                sums[i] += values[i];
            }
            samples++;
        }
    }

    /** Whether the budget was enough for one sample at least. */
    boolean hasAnswer() {
        return samples > 0;
    }

    int bestMove() {
        return moves[best()];
    }

    private int best() {
        int best = 0;
        for (int i = 1; i < moves.length; i++) {
            best = sums[i] > sums[best] ? i : best;
        }
        return best;
    }

    /** How many territories the seat ends with more than all others together, in hundredths. */
    int score(DominationPosition position) {
        int lead = 2 * position.territories(seat);
        for (int each = 0; each < position.seats(); each++) {
            lead -= position.territories(each);
        }
        return (int) Math.round(100 * (lead + (double) sums[best()] / samples / Ending.TERRITORY));
    }

    long nodes() {
        return nodes;
    }
}
