/**
 * Puzzles: positions in which exactly one first move is right.
 *
 * <p>Start with {@link parlour.puzzle.Puzzles}, the bundled sets, each read when it is needed. What right means is each
 * game's own affair: a {@link parlour.puzzle.PuzzleKind} tells the task, begins a {@link parlour.puzzle.PuzzleAttempt}
 * and proves all that a puzzle claims. The kinds that need a search by bots are in {@code parlour.bot.puzzle}, and so is
 * the list of all.
 *
 * <p>Of Conquest and 6 Faces, {@link parlour.puzzle.ConquestPuzzles}, are here: forced wins in one, two or three moves.
 * {@link parlour.puzzle.ForcedWinSolver} finds them by exhaustive search, {@link parlour.puzzle.Solution} computes the
 * line stored with a puzzle.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.of(Conquest.CONQUEST).getFirst();
 * switch (new ConquestPuzzles().begin(puzzle).attempt("d1-d5-f5")) {
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
