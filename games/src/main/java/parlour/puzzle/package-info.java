/**
 * Puzzles of Conquest and 6 Faces: positions in which the side to move wins by force in one, two or three moves, and only
 * one first move does it.
 *
 * <p>Start with {@link parlour.puzzle.Puzzles}, the set that is shipped, and {@link parlour.puzzle.PuzzleAttempt}, somebody's
 * attempt at one of them. {@link parlour.puzzle.ForcedWinSolver} shows by exhaustion what wins; {@link parlour.puzzle.Solution} works
 * out the line a puzzle is shipped with, and {@link parlour.puzzle.PuzzleVerifier} proves again all that a puzzle claims.
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
