package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** After the move the player would win at once if it were their turn again, which was not so before. */
final class Threat implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        boolean isNew = Facts.win(choice.before(), choice.seat()).isEmpty();
        if (!isNew || after.isOver() || Facts.win(after, 1 - choice.seat()).isPresent()) {
            return Optional.empty();
        }
        return Facts.win(after, choice.seat()).map(threat -> {
            Text key = Facts.key(choice.names());
            String text = Facts.text(after, choice.seat(), threat);
            Text attacker = Facts.piece(after, RouteCode.from(threat), choice.names());
            Text said = Facts.takesKey(after, threat)
                    ? new Text(
                            "Threatens to take the " + key.en() + " with " + attacker.en() + ": " + text + ".",
                            "Menace de prendre le " + key.fr() + " avec " + attacker.fr() + " : " + text + ".")
                    : new Text("Threatens to win with " + text + ".", "Menace de gagner par " + text + ".");
            return Advice.good("threat", said, List.of(Facts.from(threat), Facts.to(threat)));
        });
    }
}
