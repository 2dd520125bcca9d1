package parlour.engine.coach.conquest;

import java.util.List;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** If nothing is done the other side wins with its next move. */
final class KeyThreatened implements Observation<ConquestPosition> {

    @Override
    public List<Advice> find(ConquestPosition position, int seat, Names names) {
        if (Facts.isIdle(position) || position.side() != seat) {
            return List.of();
        }
        return Facts.win(position, 1 - seat)
                .map(threat -> {
                    Text key = Facts.key(names);
                    String text = Facts.text(position, 1 - seat, threat);
                    Text said = Facts.takesKey(position, threat)
                            ? new Text(
                                    "Your " + key.en() + " is under attack: " + text + ".",
                                    "Votre " + key.fr() + " est attaqué : " + text + ".")
                            : new Text(
                                    "Your opponent threatens to win with " + text + ".",
                                    "Votre adversaire menace de gagner par " + text + ".");
                    return Advice.warning("key-threatened", said, said, List.of(Facts.from(threat), Facts.to(threat)));
                })
                .stream()
                .toList();
    }
}
