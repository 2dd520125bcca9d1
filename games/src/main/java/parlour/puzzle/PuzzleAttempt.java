package parlour.puzzle;

import java.util.List;
import parlour.game.Position;

/**
 * The state of an attempt at a puzzle. Immutable: trying a move returns a new attempt.
 *
 * <p>What makes a move right is each game's own affair, see {@link PuzzleKind}; it need not be the move of the puzzle's
 * own line.
 */
public interface PuzzleAttempt {

    /** A copy of the current position. */
    Position position();

    /** The moves of both sides so far. */
    List<String> played();

    /** The number of moves the solver still has to find; 0 once the puzzle is solved. */
    int left();

    default boolean isSolved() {
        return left() == 0;
    }

    /** Tries a move of the solver. */
    AttemptResult attempt(String text);

    /** The rest of the solution, the moves of both sides; empty once it is solved. */
    List<String> solution();

    /** Hints, the weakest first; the last one is the move. Empty once it is solved. */
    List<Hint> hints();
}
