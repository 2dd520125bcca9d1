package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;
import parlour.puzzle.ForcedWinSolver;

/** After the move the other side forces a win in two, and another move would have prevented it. */
final class AllowsWinInTwo implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        if (Facts.isIdle(after) || Facts.win(after, 1 - choice.seat()).isPresent()) {
            return Optional.empty();
        }
        int[] wins = new ForcedWinSolver(after).winningMoves(2);
        if (wins.length == 0 || !isAvoidable(choice.before())) {
            return Optional.empty();
        }
        String text = after.text(wins[0]);
        return Optional.of(Advice.warning(
                "allows-win-in-two",
                new Text(
                        "Your opponent could then force a win in two moves, beginning with " + text + ".",
                        "Votre adversaire pourrait alors forcer le gain en deux coups, en commençant par " + text
                                + "."),
                new Text(
                        "Allows a forced win in two moves, beginning with " + text + ".",
                        "Permet un gain forcé en deux coups, en commençant par " + text + "."),
                List.of(Facts.from(wins[0]), Facts.to(wins[0]))));
    }

    private static boolean isAvoidable(ConquestPosition before) {
        for (int move : before.legalMoves().toArray()) {
            before.play(move);
            boolean isSafe = before.isOver() || !new ForcedWinSolver(before).wins(2);
            before.undo();
            if (isSafe) {
                return true;
            }
        }
        return false;
    }
}
