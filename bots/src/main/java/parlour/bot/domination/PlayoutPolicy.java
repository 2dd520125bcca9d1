package parlour.bot.domination;

import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.MoveList;

/**
 * Estimates moves for the seat to move without search: from the board, its own rack and the number of dominoes of each
 * kind it has not seen. Never uses other racks, so that in playouts the players do not see each other's dominoes.
 */
final class PlayoutPolicy {

    private final LayoutTables tables;
    private final PolicyWeights weights;
    private final HoldProbability probability = new HoldProbability();
    private final MoveList moves = new MoveList();

    private DominationPosition position;
    private int seat;

    PlayoutPolicy(LayoutTables tables, PolicyWeights weights, DominationPosition position) {
        this.tables = tables;
        this.weights = weights;
        this.position = position;
    }

    int choose(DominationPosition in, SeededRandom random) {
        look(in);
        moves.clear();
        in.legalMoves(moves);
        int best = moves.get(0);
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double noise = random.nextDouble() * weights.noise();
            double worth = worth(moves.get(i)) + noise;
            if (worth > max) {
                max = worth;
                best = moves.get(i);
            }
        }
        return best;
    }

    /** Takes the view of the seat to move. */
    void look(DominationPosition in) {
        position = in;
        seat = in.turn();
        int unseen = Pairs.DOMINOES - in.laid() - in.rackSize(seat);
        int racks = 0;
        for (int other = 0; other < in.seats(); other++) {
            racks += other == seat ? 0 : in.rackSize(other);
        }
        if (in.passes() > 0) {
            int useless = heldByThoseWhoPassed(in);
            unseen -= useless;
            racks -= useless;
        }
        probability.set(unseen, racks);
    }

    /** The number of dominoes of others who have passed: none of them has a free slot. */
    private int heldByThoseWhoPassed(DominationPosition in) {
        int held = 0;
        for (int other = 0; other < in.seats(); other++) {
            held += other != seat && in.hasPassed(other) ? in.rackSize(other) : 0;
        }
        return held;
    }

    /** The value of a move in territories, after {@link #look}. */
    double worth(int slot) {
        if (slot == DominationPosition.PASS) {
            return 0;
        }
        int pair = tables.pair(slot);
        return side(tables.one(slot), slot, pair) + side(tables.other(slot), slot, pair);
    }

    private double side(int territory, int slot, int pair) {
        if (territory == LayoutTables.OUTSIDE) {
            return 0;
        }
        return switch (position.sides(territory)) {
            case 3 -> 1;
            case 2 -> third(territory, slot, pair);
            case 1 -> -weights.second();
            default -> 0;
        };
    }

    private double third(int territory, int slot, int pair) {
        int last = -1;
        for (int side = 0; side < 4; side++) {
            int at = tables.side(territory, side);
            if (at != slot && position.isFree(at)) {
                last = at;
            }
        }
        int closer = tables.pair(last);
        double chance = probability.held(position.unseen(seat, closer));
        int own = position.held(seat, closer) - (closer == pair ? 1 : 0);
        return (own > 0 ? (1 - chance) * weights.reserve() : 0) - chance * weights.risk();
    }
}
