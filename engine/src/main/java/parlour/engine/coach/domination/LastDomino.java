package parlour.engine.coach.domination;

import java.util.List;
import java.util.Optional;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** The move is the last domino of the game: there was nothing else to play. */
final class LastDomino implements Motif<DominationPosition> {

    @Override
    public Optional<Advice> find(Choice<DominationPosition> choice) {
        boolean isLast = Facts.isLay(choice.move()) && choice.before().laid() == Pairs.DOMINOES - 1;
        return isLast
                ? Optional.of(Advice.note(
                        "last-domino",
                        new Text("The last domino of the game.", "Le dernier domino de la partie."),
                        List.of(choice.before().layout().slotName(choice.move()))))
                : Optional.empty();
    }
}
