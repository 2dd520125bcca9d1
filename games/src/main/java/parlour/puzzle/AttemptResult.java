package parlour.puzzle;

import java.util.List;
import parlour.game.Refusal;
import parlour.game.Text;

/** The result of trying a move. */
public sealed interface AttemptResult {

    /**
     * The move still wins in time, and the other side has replied.
     *
     * @param next the attempt to continue with
     * @param move the move tried, in full
     * @param reply the longest defence, already played in {@code next}
     */
    record Right(PuzzleAttempt next, String move, String reply) implements AttemptResult {}

    /** The move wins and the puzzle is solved. */
    record Solved(PuzzleAttempt end, String move) implements AttemptResult {}

    /**
     * A legal move that does not win in time. It was not played: the solver may try again.
     *
     * @param refutation the other side's reply, at most one move; empty where the move itself ends the game
     * @param sentence why the move fails, for people to read
     */
    record Wrong(String move, List<String> refutation, Text sentence) implements AttemptResult {

        public Wrong {
            refutation = List.copyOf(refutation);
        }
    }

    /** An illegal move, or text that cannot be parsed as a move. */
    record Illegal(Refusal refusal) implements AttemptResult {}
}
