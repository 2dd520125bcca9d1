package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** There was a move that wins at once, and this is another one. */
final class WinMissed implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        if (Facts.isWonBy(choice.after(), choice.seat())) {
            return Optional.empty();
        }
        return Facts.win(choice.before(), choice.seat()).map(win -> {
            String text = choice.before().text(win);
            // Before the move the player is told that there is something to find, not what.
            return Advice.warning(
                    "win-missed",
                    new Text("You can win with this turn.", "Vous pouvez gagner à ce tour."),
                    new Text("Misses a win: " + text + ".", "Manque un gain : " + text + "."),
                    List.of(Facts.from(win), Facts.to(win)));
        });
    }
}
