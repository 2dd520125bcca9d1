package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.MoveList;
import parlour.game.Text;

/** A die could have been taken that nothing retakes, and without letting the other side win; this move takes none. */
final class CaptureMissed implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition before = choice.before();
        boolean isCapture = choice.after().dice() < before.dice();
        if (isCapture
                || Facts.isWonBy(choice.after(), choice.seat())
                || Facts.win(before, choice.seat()).isPresent()) {
            return Optional.empty();
        }
        MoveList captures = new MoveList();
        before.searchQueries().captures(captures);
        for (int i = 0; i < captures.size(); i++) {
            int capture = captures.get(i);
            if (isFree(before, capture, choice.seat())) {
                String text = before.text(capture);
                return Optional.of(Advice.warning(
                        "capture-missed",
                        new Text(
                                "A die can be taken that nothing retakes.",
                                "Un dé peut être pris sans que rien ne le reprenne."),
                        new Text(
                                "Misses a die that could be taken and not retaken: " + text + ".",
                                "Manque un dé à prendre sans reprise possible : " + text + "."),
                        List.of(Facts.from(capture), Facts.to(capture))));
            }
        }
        return Optional.empty();
    }

    private static boolean isFree(ConquestPosition before, int capture, int seat) {
        before.play(capture);
        boolean isSafe = Facts.win(before, 1 - seat).isEmpty();
        before.undo();
        return isSafe && !Exchange.canBeRetaken(before, capture);
    }
}
