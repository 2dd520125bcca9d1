package parlour.puzzle;

import java.util.List;
import java.util.Optional;
import parlour.game.Text;

/** What the puzzles of one game ask for, and how it is proved. */
public interface PuzzleKind {

    /** The task, in one sentence. */
    Text task(Puzzle puzzle);

    /** What is taken as given, for people to read. */
    Text assumption(Puzzle puzzle);

    /** What the solution brings, for whoever has found it. */
    Text reason(Puzzle puzzle);

    /** A new attempt. */
    PuzzleAttempt begin(Puzzle puzzle);

    /** Every other legal first move with its refutation, the best of them first. */
    List<OtherMove> otherMoves(Puzzle puzzle);

    /** Proves everything a puzzle claims: the first false claim, or empty if all are true. */
    Optional<Text> objection(Puzzle puzzle);
}
