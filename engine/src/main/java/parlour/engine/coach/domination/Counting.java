package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** What the count says: a lead nobody can catch, racks that can be deduced, who places the last domino. */
final class Counting implements Observation<DominationPosition> {

    @Override
    public List<Advice> find(DominationPosition position, int seat, Names names) {
        List<Advice> said = new ArrayList<>();
        if (position.turn() < 0) {
            return said;
        }
        decided(position, seat, names, said);
        if (position.stockSize() == 0 && position.layout().isExact()) {
            ending(position, seat, names, said);
        }
        return said;
    }

    private static void decided(DominationPosition position, int seat, Names names, List<Advice> said) {
        int taken = 0;
        for (int other = 0; other < position.seats(); other++) {
            taken += position.territories(other);
        }
        int open = Board.TERRITORIES - taken;
        for (int leader = 0; leader < position.seats(); leader++) {
            int second = 0;
            for (int other = 0; other < position.seats(); other++) {
                second = other == leader ? second : Math.max(second, position.territories(other));
            }
            int lead = position.territories(leader);
            // In a match of two games the sum decides, so nothing is said of one.
            if (lead > second + open && !position.rules().isMirrored()) {
                Text who = names.of(leader);
                said.add(Advice.note(
                        "decided",
                        leader == seat
                                ? new Text(
                                        "You have " + lead + " territories: nobody can catch up any more.",
                                        "Vous avez " + lead + " territoires : personne ne peut plus vous rattraper.")
                                : new Text(
                                        who.en() + " has " + lead + " territories: nobody can catch up any more.",
                                        lead + " territoires pour " + who.fr()
                                                + " : personne ne peut plus rattraper ce score."),
                        List.of()));
            }
        }
    }

    private static void ending(DominationPosition position, int seat, Names names, List<Advice> said) {
        int last = position.laidBy(Pairs.DOMINOES - 1);
        Text who = names.of(last);
        String en = last == seat ? "you place" : who.en() + " places";
        String fr = last == seat ? "vous posez le dernier domino." : "le dernier domino est pour " + who.fr() + ".";
        String known = position.seats() == 2 ? " Every domino you have not seen is on the other rack." : "";
        String connu =
                position.seats() == 2 ? " Tous les dominos que vous n’avez pas vus sont sur l’autre chevalet." : "";
        said.add(Advice.note(
                "stock-empty",
                new Text(
                        "The stock is empty: " + en + " the last domino." + known, "Le talon est vide : " + fr + connu),
                List.of()));
    }
}
