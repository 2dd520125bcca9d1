package parlour.engine.coach.domination;

import java.util.List;
import java.util.Optional;
import parlour.bot.domination.EndgameReview;
import parlour.domination.DominationPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** In an ending of two players in which both racks are known, the move costs territories against best play. */
final class EndingLost implements Motif<DominationPosition> {

    /** An ending with so few dominoes is solved at once. */
    private static final int FEW = 12;

    @Override
    public Optional<Advice> find(Choice<DominationPosition> choice) {
        DominationPosition before = choice.before();
        boolean isEnding = before.seats() == 2
                && before.layout().isExact()
                && before.stockSize() == 0
                && before.rackSize(0) + before.rackSize(1) <= FEW;
        if (!isEnding) {
            return Optional.empty();
        }
        return EndgameReview.of(before, List.of(choice.move())).stream()
                .flatMap(review -> review.steps().stream())
                .findFirst()
                .filter(step -> step.lost() > 0)
                .map(step -> said(step, choice));
    }

    private static Advice said(EndgameReview.Step step, Choice<DominationPosition> choice) {
        String best = step.best().getFirst();
        int slot = choice.before().legalMove(best);
        String en = step.lost() == 1 ? "a territory" : step.lost() + " territories";
        String fr = step.lost() == 1 ? "un territoire" : step.lost() + " territoires";
        return Advice.warning(
                "ending-lost",
                new Text(
                        "With best play on both sides this costs you " + en + ".",
                        "Si chacun joue au mieux, ce coup vous coûte " + fr + "."),
                new Text(
                        "With best play on both sides this costs " + en + ": " + best + " was best.",
                        "Si chacun joue au mieux, ce coup coûte " + fr + " : " + best + " était le meilleur."),
                List.of(choice.before().layout().slotName(slot)));
    }
}
