package parlour.bot.domination;

import parlour.bot.SeededLots;
import parlour.domination.DominationPosition;
import parlour.domination.Layout;
import parlour.domination.Pairs;
import parlour.game.MoveList;

/**
 * The move that seems best at first sight, to whoever is to move: from the board, the own rack and the number of dominoes
 * of each kind that this seat has not seen. It never looks at what others hold, so games played out by it are games
 * between players who do not see through each other's racks.
 */
final class Instinct {

    private final Terrain terrain;
    private final Taste taste;
    private final Odds odds = new Odds();
    private final MoveList moves = new MoveList();

    private DominationPosition position;
    private int seat;

    Instinct(Terrain terrain, Taste taste, DominationPosition position) {
        this.terrain = terrain;
        this.taste = taste;
        this.position = position;
    }

    int choose(DominationPosition in, SeededLots lots) {
        look(in);
        moves.clear();
        in.moves(moves);
        int best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double whim = (lots.next() >>> 11) * 0x1.0p-53 * taste.whim();
            double worth = worth(moves.get(i)) + whim;
            if (worth > most) {
                most = worth;
                best = moves.get(i);
            }
        }
        return best;
    }

    /** Takes the place of whoever is to move. */
    void look(DominationPosition in) {
        position = in;
        seat = in.turn();
        int racks = 0;
        for (int other = 0; other < in.seats(); other++) {
            racks += other == seat ? 0 : in.rackSize(other);
        }
        odds.set(Pairs.DOMINOES - in.laid() - in.rackSize(seat), racks);
    }

    /** In territories, after {@link #look}. */
    double worth(int slot) {
        int pair = Layout.pair(slot);
        return side(terrain.one(slot), slot, pair) + side(terrain.other(slot), slot, pair);
    }

    private double side(int territory, int slot, int pair) {
        if (territory == Terrain.OUTSIDE) {
            return 0;
        }
        return switch (position.sides(territory)) {
            case 3 -> 1;
            case 2 -> third(territory, slot, pair);
            case 1 -> -taste.second();
            default -> 0;
        };
    }

    private double third(int territory, int slot, int pair) {
        int last = -1;
        for (int side = 0; side < 4; side++) {
            int at = terrain.side(territory, side);
            if (at != slot && position.isFree(at)) {
                last = at;
            }
        }
        int closer = Layout.pair(last);
        double chance = odds.held(position.unseen(seat, closer));
        int own = position.held(seat, closer) - (closer == pair ? 1 : 0);
        return (own > 0 ? (1 - chance) * taste.reserve() : 0) - chance * taste.risk();
    }
}
