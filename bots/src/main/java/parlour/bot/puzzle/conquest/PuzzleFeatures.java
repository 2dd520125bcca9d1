package parlour.bot.puzzle.conquest;

import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.conquest.RouteCode;
import parlour.conquest.SearchQueries;
import parlour.puzzle.SolutionMove;

/**
 * Properties of a puzzle's position besides its solution.
 *
 * @param moves how many moves the solver makes
 * @param legal the number of legal first moves
 * @param captures first moves that capture but do not win
 * @param threats first moves that threaten to win but do not
 * @param decoys other dice whose distance from a winning square equals their top face, but which cannot get there
 * @param alternatives other moves that also work at later steps of the solution
 * @param first the solution's first move
 * @param isKeyStep whether the Key die makes it
 */
record PuzzleFeatures(
        int moves, int legal, int captures, int threats, int decoys, int alternatives, int first, boolean isKeyStep) {

    private static final int MIN_LEGAL = 12;
    private static final int LONG_TURN = 4;
    private static final int MANY_DECOYS = 3;
    private static final int MAX_ALTERNATIVES = 6;

    static PuzzleFeatures of(ConquestPosition position, int first, List<SolutionMove> line) {
        int solver = position.side();
        int captures = 0;
        int threats = 0;
        boolean threatens = wins(position, solver);
        int[] moves = position.legalMoves().toArray();
        for (int move : moves) {
            if (move == first) {
                continue;
            }
            captures += position.isEmpty(RouteCode.to(move)) ? 0 : 1;
            position.play(move);
            threats += !threatens && wins(position, solver) ? 1 : 0;
            position.undo();
        }
        int alternatives = 0;
        for (SolutionMove step : line) {
            alternatives += step.also().size();
        }
        return new PuzzleFeatures(
                (line.size() + 1) / 2,
                moves.length,
                captures,
                threats,
                decoys(position, RouteCode.from(first)),
                alternatives,
                first,
                position.holdsKey(RouteCode.from(first)));
    }

    private static boolean wins(ConquestPosition position, int who) {
        return position.searchQueries().winningMove(who) != ConquestPosition.NO_MOVE;
    }

    private static int decoys(ConquestPosition position, int solution) {
        int solver = position.side();
        SearchQueries queries = position.searchQueries();
        int decoys = 0;
        int key = solver * ConquestPosition.DICE_A_SIDE;
        for (int die = key + 1; die < key + ConquestPosition.DICE_A_SIDE; die++) {
            int on = queries.squareOf(die);
            if (on < 0 || on == solution) {
                continue;
            }
            int reach = Handedness.top(queries.orientationOf(die));
            boolean atKey = Board.distance(on, position.keySquare(1 - solver)) == reach;
            boolean atGoal =
                    position.rules().anyDieWins() && Board.distance(on, ConquestPosition.goal(solver)) == reach;
            decoys += atKey || atGoal ? 1 : 0;
        }
        return decoys;
    }

    /** Moves that look attractive but are not the solution. */
    int temptations() {
        return moves == 1 ? captures + decoys : captures + threats;
    }

    /** @param landed where the other side's last move ended, or -1 */
    boolean isWorthAsking(int landed) {
        if (legal < MIN_LEGAL || alternatives > MAX_ALTERNATIVES || temptations() == 0) {
            return false;
        }
        if (moves == 1) {
            boolean hidden = RouteCode.turns(first) && RouteCode.length(first) >= LONG_TURN;
            return !isKeyStep && (hidden || decoys >= MANY_DECOYS);
        }
        // Recapturing, or capturing what has just moved there, is no puzzle.
        return RouteCode.to(first) != landed;
    }
}
