package parlour.puzzle;

import java.util.List;
import parlour.game.Refusal;
import parlour.game.Text;

/** What came of trying a move. */
public sealed interface AttemptResult {

    /**
     * It wins in time, and the other side has answered.
     *
     * @param next where to go on
     * @param move the move tried, in full
     * @param reply the longest defence, already played in {@code next}
     */
    record Right(PuzzleAttempt next, String move, String reply) implements AttemptResult {}

    /** It wins: there is nothing more to find. */
    record Solved(PuzzleAttempt end, String move) implements AttemptResult {}

    /**
     * A move by the rules, but no win in time. Try again: nothing has been played.
     *
     * @param refutation what the other side answers, at most one move; empty where the move itself ends the game
     * @param sentence why not, for people
     */
    record Wrong(String move, List<String> refutation, Text sentence) implements AttemptResult {

        public Wrong {
            refutation = List.copyOf(refutation);
        }
    }

    /** Not a move by the rules, or nothing that can be read as one. */
    record Illegal(Refusal refusal) implements AttemptResult {}
}
