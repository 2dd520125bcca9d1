/**
 * The list of games with puzzles: {@link parlour.bot.puzzle.registry.PuzzleKinds} has an entry for each.
 *
 * <pre>{@code
 * PuzzleKind kind = PuzzleKinds.of(puzzle.game());
 * }</pre>
 */
@NullMarked
package parlour.bot.puzzle.registry;

import org.jspecify.annotations.NullMarked;
