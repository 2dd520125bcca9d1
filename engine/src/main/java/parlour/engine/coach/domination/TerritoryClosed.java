package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.domination.DominationPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** The move closes one or two territories. */
final class TerritoryClosed implements Motif<DominationPosition> {

    @Override
    public Optional<Advice> find(Choice<DominationPosition> choice) {
        int move = choice.move();
        if (!Facts.isLay(move) || choice.before().conquers(move) == 0) {
            return Optional.empty();
        }
        List<Integer> closed = new ArrayList<>();
        for (int territory : choice.before().layout().territories(move)) {
            if (Facts.lastSide(choice.before(), territory) >= 0) {
                closed.add(territory);
            }
        }
        Text names = Facts.names(closed);
        return Optional.of(Advice.good(
                "territory-closed",
                new Text("Closes " + names.en() + ".", "Ferme " + names.fr() + "."),
                Facts.marks(closed)));
    }
}
