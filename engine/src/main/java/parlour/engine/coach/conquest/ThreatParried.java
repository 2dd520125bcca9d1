package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** Without a move the other side would win at once; after this one it cannot. */
final class ThreatParried implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        int other = 1 - choice.seat();
        if (choice.after().isOver() || Facts.win(choice.after(), other).isPresent()) {
            return Optional.empty();
        }
        ConquestPosition before = choice.before();
        return Facts.win(before, other).map(threat -> {
            Text attacker = Facts.piece(before, RouteCode.from(threat), choice.names());
            String text = Facts.text(before, other, threat);
            return Advice.good(
                    "threat-parried",
                    new Text(
                            "Parries the threat of " + attacker.en() + ": " + text + ".",
                            "Pare la menace : " + attacker.fr() + " jouait " + text + "."),
                    List.of(Facts.from(threat), Facts.to(threat)));
        });
    }
}
