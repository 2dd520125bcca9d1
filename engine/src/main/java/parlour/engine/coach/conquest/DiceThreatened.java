package parlour.engine.coach.conquest;

import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** If nothing is done the other side wins a die. */
final class DiceThreatened implements Observation<ConquestPosition> {

    @Override
    public List<Advice> find(ConquestPosition position, int seat, Names names) {
        if (Facts.isIdle(position) || position.side() != seat) {
            return List.of();
        }
        position.playNullMove();
        List<Advice> found = Loss.of(position, seat)
                .map(loss -> {
                    String on = Board.name(loss.square());
                    int first = loss.exchange().line().getFirst();
                    String text = position.text(first);
                    return Advice.note(
                            "die-threatened",
                            new Text(
                                    "Your die on " + on + " is under attack: " + text + ".",
                                    "Votre dé en " + on + " est attaqué : " + text + "."),
                            List.of(Facts.from(first), on));
                })
                .stream()
                .toList();
        position.undoNullMove();
        return found;
    }
}
