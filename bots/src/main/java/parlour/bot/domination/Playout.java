package parlour.bot.domination;

import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.Position;

/** Plays a game to its end, all seats by {@link PlayoutPolicy}. */
final class Playout {

    private final PlayoutPolicy policy;
    private final int[] territories;
    private long nodes;

    Playout(PlayoutPolicy policy, int seats) {
        this.policy = policy;
        this.territories = new int[seats];
    }

    /** Takes the territories of a game that is over. */
    void finished(DominationPosition position) {
        for (int each = 0; each < territories.length; each++) {
            territories[each] = position.territories(each);
        }
    }

    /** Plays a move and the rest of this game; does not start the second of two mirrored games. */
    void finish(DominationPosition position, int move, SeededRandom random) {
        finished(position);
        int next = move;
        while (true) {
            territories[position.turn()] += position.conquers(next);
            nodes++;
            if (position.laid() == Pairs.DOMINOES - 1) {
                return;
            }
            position.play(next);
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            }
            if (position.turn() == Position.NOBODY) {
                return;
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

    /** The territories of all seats together at the end: all of them, on an exact board. */
    int conquered() {
        int sum = 0;
        for (int each : territories) {
            sum += each;
        }
        return sum;
    }

    /** Counts a position visited before the playout. */
    void count() {
        nodes++;
    }

    long nodes() {
        return nodes;
    }
}
