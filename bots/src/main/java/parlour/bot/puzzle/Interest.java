package parlour.bot.puzzle;

import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.conquest.Lookout;
import parlour.conquest.Routes;
import parlour.game.MoveList;
import parlour.puzzle.Step;

/**
 * What there is to see in a position besides its solution.
 *
 * @param moves how many moves the solver makes
 * @param legal how many first moves there are to choose from
 * @param captures first moves that take something and do not win
 * @param threats first moves that threaten to win and do not
 * @param decoys other dice that stand as far from what wins as they move, and cannot get there
 * @param alternatives later moves of the solution that others could replace
 * @param first the solution's first move
 * @param isKeyStep whether the Key die makes it
 */
record Interest(
        int moves, int legal, int captures, int threats, int decoys, int alternatives, int first, boolean isKeyStep) {

    private static final int LEAST_LEGAL = 12;
    private static final int LONG_TURN = 4;
    private static final int MANY_DECOYS = 3;
    private static final int MOST_ALTERNATIVES = 6;

    static Interest of(ConquestPosition position, int first, List<Step> line) {
        int solver = position.side();
        int captures = 0;
        int threats = 0;
        boolean threatens = wins(position, solver);
        MoveList list = new MoveList();
        position.moves(list);
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (move == first) {
                continue;
            }
            captures += position.isEmpty(Routes.to(move)) ? 0 : 1;
            position.play(move);
            threats += !threatens && wins(position, solver) ? 1 : 0;
            position.undo();
        }
        int alternatives = 0;
        for (Step step : line) {
            alternatives += step.also().size();
        }
        return new Interest(
                (line.size() + 1) / 2,
                list.size(),
                captures,
                threats,
                decoys(position, Routes.from(first)),
                alternatives,
                first,
                position.holdsKey(Routes.from(first)));
    }

    private static boolean wins(ConquestPosition position, int who) {
        return position.lookout().winningMove(who) != ConquestPosition.NO_MOVE;
    }

    private static int decoys(ConquestPosition position, int solution) {
        int solver = position.side();
        Lookout lookout = position.lookout();
        int decoys = 0;
        int key = solver * ConquestPosition.DICE_A_SIDE;
        for (int die = key + 1; die < key + ConquestPosition.DICE_A_SIDE; die++) {
            int on = lookout.squareOf(die);
            if (on < 0 || on == solution) {
                continue;
            }
            int reach = Handedness.top(lookout.wayOf(die));
            boolean atKey = Board.distance(on, position.keySquare(1 - solver)) == reach;
            boolean atGoal =
                    position.rules().anyDieWins() && Board.distance(on, ConquestPosition.goal(solver)) == reach;
            decoys += atKey || atGoal ? 1 : 0;
        }
        return decoys;
    }

    /** What catches the eye and is not the solution. */
    int temptations() {
        return moves == 1 ? captures + decoys : captures + threats;
    }

    /** @param landed where the other side's last move ended, or -1 */
    boolean isWorthAsking(int landed) {
        if (legal < LEAST_LEGAL || alternatives > MOST_ALTERNATIVES || temptations() == 0) {
            return false;
        }
        if (moves == 1) {
            boolean hidden = Routes.turns(first) && Routes.length(first) >= LONG_TURN;
            return !isKeyStep && (hidden || decoys >= MANY_DECOYS);
        }
        // To take back what has just taken, or was just put there, is no puzzle.
        return Routes.to(first) != landed;
    }
}
