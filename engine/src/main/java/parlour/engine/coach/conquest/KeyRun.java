package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.MoveList;
import parlour.game.Text;

/**
 * A race of the Key dice: one of them reaches its goal by steps that nothing can stop. Proved by trying every answer to
 * every step; no longer runs than three steps are looked for.
 */
final class KeyRun implements Motif<ConquestPosition> {

    private static final int LONGEST = 3;

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        if (Facts.isIdle(after)) {
            return Optional.empty();
        }
        return won(choice).or(() -> lost(choice));
    }

    /** The seat's own run goes on after its move. */
    private static Optional<Advice> won(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        int seat = choice.seat();
        int steps = stepsLeft(after, seat);
        boolean isStep = choice.before().holdsKey(RouteCode.from(choice.move()));
        if (!isStep || steps < 1 || steps > LONGEST - 1 || !arrives(after, seat, steps)) {
            return Optional.empty();
        }
        Text key = Facts.key(choice.names());
        String goal = Board.name(ConquestPosition.goal(seat));
        // The other side moves next: with one step more than the runner it is one move too late.
        Text rival = rival(after, 1 - seat, stepsLeft(after, 1 - seat) == steps + 1);
        return Optional.of(Advice.good(
                "race-won",
                new Text(
                        "The " + key.en() + " is " + steps(steps).en() + " from " + goal + " and cannot be stopped."
                                + rival.en(),
                        "Le " + key.fr() + " est à " + steps(steps).fr() + " de " + goal + " et rien ne peut l’arrêter."
                                + rival.fr()),
                List.of(goal)));
    }

    /** The move lets the other Key die run, and another move would have stopped it. */
    private static Optional<Advice> lost(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        int other = 1 - choice.seat();
        int steps = stepsLeft(after, other);
        if (steps < 2 || steps > LONGEST || !runs(after, other, steps) || !canBeStopped(choice.before(), other)) {
            return Optional.empty();
        }
        Text key = Facts.key(choice.names());
        String goal = Board.name(ConquestPosition.goal(other));
        Text rival = rival(after, choice.seat(), stepsLeft(after, choice.seat()) == steps);
        Text said = new Text(
                "The other " + key.en() + " is " + steps(steps).en() + " from " + goal
                        + " and can no longer be stopped." + rival.en(),
                "L’autre " + key.fr() + " est à " + steps(steps).fr() + " de " + goal
                        + " et rien ne peut plus l’arrêter." + rival.fr());
        return Optional.of(Advice.warning("race-lost", said, said, List.of(goal)));
    }

    /** How far the loser of the race is from its own goal, if it is near enough to matter. */
    private static Text rival(ConquestPosition position, int loser, boolean isByOne) {
        int steps = stepsLeft(position, loser);
        if (steps < 1 || steps > LONGEST + 1) {
            return Text.same("");
        }
        String goal = Board.name(ConquestPosition.goal(loser));
        return isByOne
                ? new Text(
                        " Its rival, " + steps(steps).en() + " from " + goal + ", is at least one move too late.",
                        " Son rival, à " + steps(steps).fr() + " de " + goal + ", a au moins un coup de retard.")
                : new Text(
                        " Its rival is " + steps(steps).en() + " from " + goal + ".",
                        " Son rival est à " + steps(steps).fr() + " de " + goal + ".");
    }

    private static Text steps(int number) {
        return new Text(number == 1 ? "1 step" : number + " steps", number == 1 ? "1 pas" : number + " pas");
    }

    /** The number of steps to the goal on an empty board, or -1 without a Key die. */
    private static int stepsLeft(ConquestPosition position, int side) {
        int square = position.keySquare(side);
        return square < 0 ? -1 : Board.distance(square, ConquestPosition.goal(side));
    }

    private static boolean canBeStopped(ConquestPosition before, int runner) {
        for (int move : before.legalMoves().toArray()) {
            before.play(move);
            int steps = stepsLeft(before, runner);
            boolean isStopped = before.isOver() || steps < 0 || !runs(before, runner, steps);
            before.undo();
            if (isStopped) {
                return true;
            }
        }
        return false;
    }

    /** With the runner to move: whether it can step to its goal in this number of steps, whatever the answers. */
    private static boolean runs(ConquestPosition position, int runner, int steps) {
        int key = position.keySquare(runner);
        MoveList moves = position.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean isNearer = RouteCode.from(move) == key
                    && Board.distance(RouteCode.to(move), ConquestPosition.goal(runner)) < steps;
            if (isNearer) {
                position.play(move);
                boolean wins = position.isOver()
                        ? Facts.isWonBy(position, runner)
                        : steps > 1 && arrives(position, runner, steps - 1);
                position.undo();
                if (wins) {
                    return true;
                }
            }
        }
        return false;
    }

    /** With the other side to move: whether the runner arrives whatever it does. */
    private static boolean arrives(ConquestPosition position, int runner, int steps) {
        if (Facts.win(position, 1 - runner).isPresent()) {
            return false;
        }
        MoveList replies = position.legalMoves();
        for (int i = 0; i < replies.size(); i++) {
            position.play(replies.get(i));
            boolean wins = !position.isOver() && runs(position, runner, steps);
            position.undo();
            if (!wins) {
                return false;
            }
        }
        return !replies.isEmpty();
    }
}
