package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;
import parlour.puzzle.ForcedWinSolver;

/** There was a forced win in two moves, and this move does not begin one. */
final class WinInTwoMissed implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition before = choice.before();
        if (Facts.win(before, choice.seat()).isPresent()) {
            return Optional.empty();
        }
        int[] wins = new ForcedWinSolver(before).winningMoves(2);
        for (int win : wins) {
            if (win == choice.move()) {
                return Optional.empty();
            }
        }
        if (wins.length == 0) {
            return Optional.empty();
        }
        String text = before.text(wins[0]);
        return Optional.of(Advice.warning(
                "win-in-two-missed",
                new Text(
                        "You can force a win in two moves, but not with this one.",
                        "Vous pouvez forcer le gain en deux coups, mais pas avec celui-ci."),
                new Text(
                        "Misses a forced win in two moves: " + text + ".",
                        "Manque un gain forcé en deux coups : " + text + "."),
                List.of(Facts.from(wins[0]), Facts.to(wins[0]))));
    }
}
