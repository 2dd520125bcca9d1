package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** What the others' last dominoes did: since the seat's own, or the last few. */
final class LastLaid implements Observation<DominationPosition> {

    @Override
    public List<Advice> find(DominationPosition position, int seat, Names names) {
        List<Advice> said = new ArrayList<>();
        int from = Math.max(0, position.laid() - (position.seats() - 1));
        for (int nth = from; nth < position.laid(); nth++) {
            if (position.laidBy(nth) != seat) {
                said.add(laid(position, nth, names));
            }
        }
        return said;
    }

    private static Advice laid(DominationPosition position, int nth, Names names) {
        int slot = position.laid(nth);
        Text who = names.of(position.laidBy(nth));
        Text domino = Facts.domino(position, slot);
        List<Integer> closed = new ArrayList<>();
        List<Integer> open = new ArrayList<>();
        for (int territory : position.layout().territories(slot)) {
            boolean isLastSide = isLastLaid(position, territory, nth);
            if (position.owner(territory) >= 0 && isLastSide) {
                closed.add(territory);
            } else if (Facts.lastSide(position, territory) >= 0 && isLastSide) {
                open.add(territory);
            }
        }
        String en = who.en() + " placed " + domino.en();
        String fr = "Posé par " + who.fr() + " : " + domino.fr();
        List<String> marks = new ArrayList<>(Facts.marks(closed));
        if (!closed.isEmpty()) {
            Text where = Facts.names(closed);
            en += " and closed " + where.en();
            fr += ", qui ferme " + where.fr();
        }
        if (!open.isEmpty()) {
            int territory = open.getFirst();
            String kind = Pairs.name(Facts.closing(position, territory));
            en += (closed.isEmpty() ? ", the third side of " : ", and gave the third side of ") + Facts.name(territory)
                    + ": " + kind + " closes it";
            fr += (closed.isEmpty() ? ", troisième côté de " : ", et troisième côté de ") + Facts.name(territory)
                    + " : " + kind + " le ferme";
            marks.add(Facts.name(territory));
        }
        if (marks.isEmpty()) {
            marks.add(position.layout().slotName(slot));
        }
        return Advice.note("last-laid", new Text(en + ".", fr + "."), marks);
    }

    /** Whether no later domino lies beside the territory. */
    private static boolean isLastLaid(DominationPosition position, int territory, int nth) {
        for (int later = nth + 1; later < position.laid(); later++) {
            for (int beside : position.layout().territories(position.laid(later))) {
                if (beside == territory) {
                    return false;
                }
            }
        }
        return true;
    }
}
