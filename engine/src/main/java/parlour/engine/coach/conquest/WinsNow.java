package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** The move wins the game. */
final class WinsNow implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        if (!Facts.isWonBy(choice.after(), choice.seat())) {
            return Optional.empty();
        }
        String to = Facts.to(choice.move());
        Text key = Facts.key(choice.names());
        Text said = Facts.takesKey(choice.before(), choice.move())
                ? new Text(
                        "Takes the " + key.en() + " on " + to + ": the game is won.",
                        "Prend le " + key.fr() + " en " + to + " : la partie est gagnée.")
                : new Text("Reaches " + to + ": the game is won.", "Atteint " + to + " : la partie est gagnée.");
        return Optional.of(Advice.good("wins-now", said, List.of(to)));
    }
}
