package parlour.bot.domination;

import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;

/** Plays a game to its end in thought, everybody by {@link PlayoutPolicy}. */
final class Playout {

    private final PlayoutPolicy policy;
    private final int[] territories;
    private long nodes;

    Playout(PlayoutPolicy policy, int seats) {
        this.policy = policy;
        this.territories = new int[seats];
    }

    /** Plays a move and what follows, to the end of this game: the second of two mirrored ones is not begun. */
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

    /** How many territories a seat had at the end. */
    int territories(int seat) {
        return territories[seat];
    }

    /** How many more than all others together. */
    int lead(int seat) {
        int lead = 2 * territories[seat];
        for (int each : territories) {
            lead -= each;
        }
        return lead;
    }

    /** Counts a position that was looked at before the game was played out. */
    void count() {
        nodes++;
    }

    long nodes() {
        return nodes;
    }
}
