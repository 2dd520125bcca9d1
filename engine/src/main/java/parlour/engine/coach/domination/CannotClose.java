package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** Territories with three sides that the seat cannot close, and whether anybody else can. */
final class CannotClose implements Observation<DominationPosition> {

    @Override
    public List<Advice> find(DominationPosition position, int seat, Names names) {
        List<Advice> said = new ArrayList<>();
        for (int territory : Facts.open(position)) {
            int pair = Facts.closing(position, territory);
            if (position.held(seat, pair) == 0) {
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
                    "nobody-can-close",
                    new Text(
                            "Nobody can close " + name + " now: " + kind + " is on no rack.",
                            "Personne ne peut fermer " + name + " pour l’instant : " + kind
                                    + " n’est sur aucun chevalet."),
                    List.of(name));
        }
        Text who = Facts.holders(holders, pair, names);
        return Advice.note(
                "others-can-close",
                new Text(
                        name + " needs " + kind + ", which you do not hold; " + who.en() + ".",
                        name + " demande " + kind + ", que vous n’avez pas ; " + who.fr() + "."),
                List.of(name));
    }
}
