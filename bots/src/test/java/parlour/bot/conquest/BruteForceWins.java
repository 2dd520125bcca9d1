package parlour.bot.conquest;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** Forced wins by exhaustive search: every move against every reply, using only the rules of the position. */
final class BruteForceWins {

    private final ConquestPosition position;

    BruteForceWins(ConquestPosition position) {
        this.position = position;
    }

    /** Whether the side to move wins within this many of its own moves, whatever the other side does. */
    boolean wins(int moves) {
        for (int move : listed()) {
            if (forces(move, moves)) {
                return true;
            }
        }
        return false;
    }

    /** The moves that win within this many moves. */
    List<Integer> winningMoves(int moves) {
        List<Integer> winning = new ArrayList<>();
        for (int move : listed()) {
            if (forces(move, moves)) {
                winning.add(move);
            }
        }
        return winning;
    }

    /** The moves after which the other side does not win within this many of its moves. */
    List<Integer> holdingMoves(int moves) {
        List<Integer> holding = new ArrayList<>();
        for (int move : listed()) {
            position.play(move);
            boolean over = position.isOver();
            if (over || !wins(moves)) {
                holding.add(move);
            }
            position.undo();
        }
        return holding;
    }

    private boolean forces(int move, int moves) {
        int mover = position.side();
        position.play(move);
        boolean forces;
        if (position.isDecided()) {
            forces = position.outcome().orElseThrow().share(mover) == 1;
        } else {
            forces = moves > 1 && losesWithin(moves - 1);
        }
        position.undo();
        return forces;
    }

    /** Whether every reply, and there is one, lets the other side win within this many moves. */
    private boolean losesWithin(int moves) {
        int[] replies = listed();
        for (int reply : replies) {
            position.play(reply);
            boolean lost = !position.isOver() && wins(moves);
            position.undo();
            if (!lost) {
                return false;
            }
        }
        return replies.length > 0;
    }

    private int[] listed() {
        MoveList list = new MoveList();
        position.legalMoves(list);
        return list.toArray();
    }
}
