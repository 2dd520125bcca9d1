package parlour.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import parlour.game.MoveList;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;

/** Goals and questions that do not depend on the game. */
final class Games {

    private Games() {}

    /** A game to be won; moves are judged only when it is over. */
    static Goal won() {
        return played -> played.after().isOver() ? over(played) : new Verdict.GoOn();
    }

    /** The verdict at the end of a game. */
    static Verdict over(Played played) {
        Outcome outcome = played.after().outcome().orElseThrow();
        Text why = outcome.sentence();
        return outcome.share(played.seat()) == 1
                ? new Verdict.Right("You have won. " + why.en(), "Vous avez gagné. " + why.fr())
                : new Verdict.Wrong(
                        "You have not won this time. " + why.en(), "Vous n’avez pas gagné cette fois. " + why.fr());
    }

    /** The legal moves that satisfy a condition. */
    static List<Integer> moves(Position position, IntPredicate condition) {
        List<Integer> found = new ArrayList<>();
        MoveList all = position.legalMoves();
        for (int i = 0; i < all.size(); i++) {
            if (condition.test(all.get(i))) {
                found.add(all.get(i));
            }
        }
        return found;
    }

    /** One of the moves, always the same in the same position. */
    static int any(Position position, List<Integer> moves) {
        return moves.get(Repeatable.number(position.hash(), moves.size()));
    }

    /** One of the legal moves, always the same in the same position. */
    static int any(Position position) {
        return position.legalMoveAt(Repeatable.number(position.hash(), position.legalMoveCount()));
    }
}
