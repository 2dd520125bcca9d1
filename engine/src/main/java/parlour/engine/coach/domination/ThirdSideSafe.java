package parlour.engine.coach.domination;

import java.util.List;
import java.util.Optional;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** The move gives a third side, but of a territory that nobody else can close. */
final class ThirdSideSafe implements Motif<DominationPosition> {

    @Override
    public Optional<Advice> find(Choice<DominationPosition> choice) {
        if (!Facts.isLay(choice.move())) {
            return Optional.empty();
        }
        DominationPosition after = choice.after();
        for (int territory : Facts.openNextTo(after, choice.move())) {
            int pair = Facts.closing(after, territory);
            if (Holders.of(after, choice.seat(), pair).isNobody()) {
                String name = Facts.name(territory);
                String kind = Pairs.name(pair);
                Text said = new Text(
                        "Opens " + name + " safely: nobody else can hold " + kind + ".",
                        "Ouvre " + name + " sans risque : personne d’autre ne peut avoir " + kind + ".");
                return Optional.of(Advice.good("third-side-safe", said, List.of(name)));
            }
        }
        return Optional.empty();
    }
}
