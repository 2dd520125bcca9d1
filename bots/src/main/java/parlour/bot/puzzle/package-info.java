/**
 * Puzzles of every game: what they ask for, where they come from, and how a set is chosen.
 *
 * <p>Start with {@code parlour.bot.puzzle.registry.PuzzleKinds}, which has an entry for each game. A
 * {@link parlour.bot.puzzle.PuzzleMiner} lets bots play a game and collects the puzzles in it;
 * {@link parlour.bot.puzzle.WeakerPlayers} and {@link parlour.bot.puzzle.PuzzleRating} measure how hard they are, and
 * {@link parlour.bot.puzzle.VariedSelection} chooses from them. Each game has a package of its own.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.daily(2026, 11, 16);
 * PuzzleKind kind = PuzzleKinds.of(puzzle.game());
 * show(kind.task(puzzle), kind.assumption(puzzle));
 * AttemptResult result = kind.begin(puzzle).attempt("name:cunning");
 * }</pre>
 */
@NullMarked
package parlour.bot.puzzle;

import org.jspecify.annotations.NullMarked;
