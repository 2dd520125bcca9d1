package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/**
 * After the move an ordinary die can be taken and not retaken, or more often than it is retaken. Nothing is said of a
 * move that takes a die itself: that is an exchange.
 */
final class DieInDanger implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        boolean isCapture = after.dice() < choice.before().dice();
        if (isCapture
                || Facts.isIdle(after)
                || Facts.win(after, 1 - choice.seat()).isPresent()) {
            return Optional.empty();
        }
        return Loss.of(after, choice.seat()).map(loss -> loss(choice, loss));
    }

    private static Advice loss(Choice<ConquestPosition> choice, Loss loss) {
        ConquestPosition after = choice.after();
        String on = Board.name(loss.square());
        String line = Exchange.text(after, loss.exchange().line());
        int first = loss.exchange().line().getFirst();
        List<String> marks = List.of(Facts.from(first), on);
        if (!Exchange.canBeRetaken(after, first)) {
            return Advice.warning(
                    "die-can-be-taken",
                    new Text(
                            "Your die on " + on + " can be taken and not retaken: " + line + ".",
                            "Votre dé en " + on + " peut être pris sans être repris : " + line + "."),
                    new Text(
                            "Leaves the die on " + on + " to be taken and not retaken: " + line + ".",
                            "Laisse prendre le dé en " + on + " sans pouvoir reprendre : " + line + "."),
                    marks);
        }
        return Advice.warning(
                "exchange-loses",
                new Text(
                        "Your die on " + on + " can be taken, and an exchange there does not win it back: " + line
                                + ".",
                        "Votre dé en " + on + " peut être pris, et un échange à cet endroit ne le rend pas : " + line
                                + "."),
                new Text(
                        "Lets the die on " + on + " be taken, and an exchange there does not win it back: " + line
                                + ".",
                        "Laisse prendre le dé en " + on + ", et un échange à cet endroit ne le rend pas : " + line
                                + "."),
                marks);
    }
}
