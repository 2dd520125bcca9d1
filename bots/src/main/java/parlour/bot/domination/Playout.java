package parlour.bot.domination;

import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;

/** Plays a game to its end, all seats by {@link PlayoutPolicy}. */
final class Playout {

    private final PlayoutPolicy policy;
    private final int[] territories;
    private long nodes;

    Playout(PlayoutPolicy policy, int seats) {
        this.policy = policy;
        this.territories = new int[seats];
    }

    /** Plays a move and the rest of this game; does not start the second of two mirrored games. */
    void finish(DominationPosition position, int move, SeededRandom random) {
        for (int each = 0; each < territories.length; each++) {
            territories[each] = position.territories(each);
        }
        int next = move;
        while (true) {
            territories[position.turn()] += position.conquers(next);
            nodes++;
            if (position.laid() == Pairs.DOMINOES - 1) {
                return;
            }
            position.play(next);
            if (position.turn() < 0) {
                position.play(random.drawOutcome(position));
            }
            next = policy.choose(position, random);
        }
    }

    /** A seat's territories at the end. */
    int territories(int seat) {
        return territories[seat];
    }

    /** A seat's territories minus those of all others together. */
    int lead(int seat) {
        int lead = 2 * territories[seat];
        for (int each : territories) {
            lead -= each;
        }
        return lead;
    }

    /** Counts a position visited before the playout. */
    void count() {
        nodes++;
    }

    long nodes() {
        return nodes;
    }
}
