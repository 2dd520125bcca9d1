package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Names;
import parlour.game.Text;

/** Facts that several motifs need, and how they are said. */
final class Facts {

    private static final int SIDES = 4;
    private static final int ONE_OPEN = 3;

    private Facts() {}

    // ---- Proofs ----

    /** The free slot of a territory with three sides, or -1 if it has another number of sides. */
    static int lastSide(DominationPosition position, int territory) {
        if (position.sides(territory) != ONE_OPEN) {
            return -1;
        }
        for (int side = 0; side < SIDES; side++) {
            int slot = position.layout().side(territory, side);
            if (position.isFree(slot)) {
                return slot;
            }
        }
        throw new IllegalStateException("no free side: " + territory);
    }

    /** The territories with three sides next to a slot. */
    static List<Integer> openNextTo(DominationPosition position, int slot) {
        List<Integer> open = new ArrayList<>();
        for (int territory : position.layout().territories(slot)) {
            if (lastSide(position, territory) >= 0) {
                open.add(territory);
            }
        }
        return open;
    }

    /** All territories with three sides. */
    static List<Integer> open(DominationPosition position) {
        List<Integer> open = new ArrayList<>();
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (lastSide(position, territory) >= 0) {
                open.add(territory);
            }
        }
        return open;
    }

    /** The pair that closes a territory with three sides. */
    static int closing(DominationPosition position, int territory) {
        return position.layout().pair(lastSide(position, territory));
    }

    /** Whether laying on this slot gives a third side to a territory that somebody else can then close. */
    static boolean givesAway(DominationPosition position, int slot, int seat) {
        position.play(slot);
        boolean isGiven = false;
        for (int territory : openNextTo(position, slot)) {
            isGiven |= !Holders.of(position, seat, closing(position, territory)).isNobody();
        }
        position.undo();
        return isGiven;
    }

    static boolean isLay(int move) {
        return move < DominationPosition.DRAW;
    }

    /** The number of moves of the seat to move that give no third side away. */
    static int safeMoves(DominationPosition position, int seat) {
        int safe = 0;
        for (int move : position.legalMoves().toArray()) {
            safe += isLay(move) && !givesAway(position, move, seat) ? 1 : 0;
        }
        return safe;
    }

    // ---- Words ----

    static String name(int territory) {
        return Board.territoryName(territory);
    }

    /** {@code 2-5 on c3d3}. */
    static Text domino(DominationPosition position, int slot) {
        String pair = Pairs.name(position.layout().pair(slot));
        String on = position.layout().slotName(slot);
        return new Text(pair + " on " + on, pair + " en " + on);
    }

    /** {@code c3}, {@code c3 and d3}. */
    static Text names(List<Integer> territories) {
        StringBuilder en = new StringBuilder();
        StringBuilder fr = new StringBuilder();
        for (int i = 0; i < territories.size(); i++) {
            boolean isLast = i == territories.size() - 1;
            en.append(i == 0 ? "" : isLast ? " and " : ", ").append(name(territories.get(i)));
            fr.append(i == 0 ? "" : isLast ? " et " : ", ").append(name(territories.get(i)));
        }
        return new Text(en.toString(), fr.toString());
    }

    static List<String> marks(List<Integer> territories) {
        return territories.stream().map(Facts::name).toList();
    }

    /** {@code Azure holds 2-5}, {@code Azure or Jade can hold 2-5 (3 unseen)}. In French no verb depends on a name. */
    static Text holders(Holders holders, int pair, Names names) {
        String kind = Pairs.name(pair);
        if (holders.isCertain()) {
            Text who = names.of(holders.seats().getFirst());
            return new Text(who.en() + " holds " + kind, kind + " est chez " + who.fr());
        }
        Text who = names.oneOf(holders.seats());
        int n = holders.unseen();
        return new Text(
                who.en() + " can hold " + kind + " (" + n + " unseen)",
                kind + " peut se trouver chez " + who.fr() + " (" + (n == 1 ? "1 pas encore vu" : n + " pas encore vus")
                        + ")");
    }
}
