package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** Territories with three sides that the seat can close, and whether anybody else can. */
final class CanClose implements Observation<DominationPosition> {

    @Override
    public List<Advice> find(DominationPosition position, int seat, Names names) {
        List<Advice> said = new ArrayList<>();
        for (int territory : Facts.open(position)) {
            int pair = Facts.closing(position, territory);
            if (position.held(seat, pair) > 0) {
                said.add(said(territory, pair, Holders.of(position, seat, pair), names));
            }
        }
        return said;
    }

    private static Advice said(int territory, int pair, Holders holders, Names names) {
        String name = Facts.name(territory);
        String kind = Pairs.name(pair);
        if (holders.isNobody()) {
            return Advice.note(
                    "only-you-can-close",
                    new Text(
                            "Only you can close " + name + ": nobody else can hold " + kind + ".",
                            "Vous seul pouvez fermer " + name + " : personne d’autre ne peut avoir " + kind + "."),
                    List.of(name));
        }
        Text who = Facts.holders(holders, pair, names);
        return Advice.good(
                "can-close",
                new Text(
                        "You hold " + kind + ", which closes " + name + "; " + who.en() + ".",
                        "Vous avez " + kind + ", qui ferme " + name + " ; " + who.fr() + "."),
                List.of(name));
    }
}
