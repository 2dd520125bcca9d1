package parlour.engine.coach.domination;

import java.util.List;
import java.util.Optional;
import parlour.domination.DominationPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** Another move would have closed more territories. */
final class TerritoryMissed implements Motif<DominationPosition> {

    @Override
    public Optional<Advice> find(Choice<DominationPosition> choice) {
        DominationPosition before = choice.before();
        int own = before.conquers(choice.move());
        int best = choice.move();
        for (int move : before.legalMoves().toArray()) {
            best = before.conquers(move) > before.conquers(best) ? move : best;
        }
        int most = before.conquers(best);
        if (most == own) {
            return Optional.empty();
        }
        Text domino = Facts.domino(before, best);
        Text instead = own == 0 ? new Text("", "") : new Text(" instead of one", " au lieu d’un");
        String en = most == 1 ? "a territory" : "two territories";
        String fr = most == 1 ? "un territoire" : "deux territoires";
        return Optional.of(Advice.warning(
                "territory-missed",
                new Text(
                        "You can close " + en + instead.en() + ", but not with this move.",
                        "Vous pouvez fermer " + fr + instead.fr() + ", mais pas avec ce coup."),
                new Text(
                        domino.en() + " would have closed " + en + instead.en() + ".",
                        domino.fr() + " aurait fermé " + fr + instead.fr() + "."),
                List.of(before.layout().slotName(best))));
    }
}
