/**
 * Puzzles of Conquest and 6 Faces: positions in which the side to move has a forced win in one, two or three moves,
 * with a unique first move.
 *
 * <p>Start with {@link parlour.puzzle.Puzzles}, the bundled set, and {@link parlour.puzzle.PuzzleAttempt}, an attempt
 * at one of them. {@link parlour.puzzle.ForcedWinSolver} finds forced wins by exhaustive search;
 * {@link parlour.puzzle.Solution} computes the line stored with a puzzle, and {@link parlour.puzzle.PuzzleVerifier}
 * checks all that a puzzle claims.
 *
 * <pre>{@code
 * PuzzleAttempt solving = PuzzleAttempt.of(Puzzles.daily(2026, 11, 16));
 * switch (solving.attempt("d1-d5-f5")) {
 *     case AttemptResult.Right right -> show(right.next().position(), right.reply());
 *     case AttemptResult.Solved solved -> cheer();
 *     case AttemptResult.Wrong wrong -> tell(wrong.sentence());
 *     case AttemptResult.Illegal illegal -> tell(illegal.refusal().sentence());
 * }
 * }</pre>
 */
@NullMarked
package parlour.puzzle;

import org.jspecify.annotations.NullMarked;
