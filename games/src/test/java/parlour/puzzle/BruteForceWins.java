package parlour.puzzle;

import java.util.ArrayList;
import java.util.List;
import parlour.game.MoveList;
import parlour.game.Position;

/** The literal definition of a forced win: plays every move and every reply by the rules, and checks the outcome. */
final class BruteForceWins {

    private BruteForceWins() {}

    static boolean wins(Position position, int moves) {
        return !winningMoves(position, moves).isEmpty();
    }

    static List<Integer> winningMoves(Position position, int moves) {
        List<Integer> winning = new ArrayList<>();
        int solver = position.turn();
        for (int move : listed(position)) {
            position.play(move);
            if (isWon(position, solver) || (!position.isOver() && everyReplyLoses(position, moves - 1))) {
                winning.add(move);
            }
            position.undo();
        }
        return winning;
    }

    private static boolean everyReplyLoses(Position position, int moves) {
        if (moves == 0) {
            return false;
        }
        for (int reply : listed(position)) {
            position.play(reply);
            boolean loses = !position.isOver() && wins(position, moves);
            position.undo();
            if (!loses) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWon(Position position, int seat) {
        return position.isOver() && position.outcome().orElseThrow().share(seat) == 1;
    }

    private static int[] listed(Position position) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        return list.toArray();
    }
}
