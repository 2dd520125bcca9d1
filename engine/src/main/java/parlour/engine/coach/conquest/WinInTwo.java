package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** Whatever the answer, the next move wins. */
final class WinInTwo implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        if (after.isOver() || !isLost(after, choice.seat())) {
            return Optional.empty();
        }
        return Optional.of(Advice.good(
                "win-in-two",
                new Text(
                        "Whatever the answer, the next move wins.",
                        "Quelle que soit la réponse, le coup suivant gagne."),
                List.of(Facts.to(choice.move()))));
    }

    /** Whether after every move of the side to move the attacker can win at once. */
    private static boolean isLost(ConquestPosition position, int attacker) {
        if (Facts.win(position, 1 - attacker).isPresent()) {
            return false;
        }
        for (int reply : position.legalMoves().toArray()) {
            position.play(reply);
            boolean wins = Facts.win(position, attacker).isPresent();
            position.undo();
            if (!wins) {
                return false;
            }
        }
        return true;
    }
}
