package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** The move takes a die, and nothing can retake. */
final class DieTaken implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        boolean isCapture = after.dice() < choice.before().dice();
        if (!isCapture
                || after.isOver()
                || Facts.win(after, 1 - choice.seat()).isPresent()
                || Exchange.canBeRetaken(choice.before(), choice.move())) {
            return Optional.empty();
        }
        String to = Facts.to(choice.move());
        return Optional.of(Advice.good(
                "die-taken",
                new Text(
                        "Takes the die on " + to + ", and nothing can retake.",
                        "Prend le dé en " + to + ", et rien ne peut reprendre."),
                List.of(to)));
    }
}
