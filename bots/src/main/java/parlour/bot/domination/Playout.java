package parlour.bot.domination;

import parlour.bot.Budget;
import parlour.bot.SeededLots;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;

/** Plays a game to its end in thought, everybody by {@link Instinct}; the last dominoes as well as can be, if wanted. */
final class Playout {

    private static final Budget ENDLESS = nodes -> false;

    private final Instinct instinct;
    private final int tail;
    private final int[] gained;
    private long nodes;

    /** @param tail with so many dominoes left, and an empty stock, the rest is solved instead of played */
    Playout(Instinct instinct, int seats, int tail) {
        this.instinct = instinct;
        this.tail = tail;
        this.gained = new int[seats];
    }

    /**
     * How many territories a seat ends with more than all others together; the position is played on. The second of two
     * mirrored games is not begun.
     */
    int result(DominationPosition position, int move, int seat, SeededLots lots) {
        for (int each = 0; each < gained.length; each++) {
            gained[each] = position.territories(each);
        }
        int next = move;
        while (true) {
            gained[position.turn()] += position.conquers(next);
            nodes++;
            if (position.laid() == Pairs.DOMINOES - 1) {
                return lead(seat);
            }
            position.play(next);
            if (position.turn() < 0) {
                position.play(lots.outcome(position));
            }
            if (Pairs.DOMINOES - position.laid() <= tail && Ending.isSolvable(position)) {
                return lead(seat) + solved(position, seat);
            }
            next = instinct.choose(position, lots);
        }
    }

    private int solved(DominationPosition position, int seat) {
        Ending ending = new Ending(position, seat, false);
        ending.within(ENDLESS);
        int value = ending.value(-Ending.INFINITE, Ending.INFINITE);
        nodes += ending.nodes();
        return value;
    }

    private int lead(int seat) {
        int lead = 2 * gained[seat];
        for (int each : gained) {
            lead -= each;
        }
        return lead;
    }

    long nodes() {
        return nodes;
    }
}
