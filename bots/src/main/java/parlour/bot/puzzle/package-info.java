/**
 * Finds puzzles in games that bots play against each other, by examining every position.
 *
 * <p>Start with {@link parlour.bot.puzzle.PuzzleMiner}: it plays a game and collects the proved puzzles that
 * {@code PuzzleFeatures} finds worthwhile, each with its {@code Difficulty}. {@link parlour.bot.puzzle.PuzzleSelector}
 * selects a varied set from them.
 *
 * <pre>{@code
 * PuzzleMiner miner = new PuzzleMiner(Conquest.SIX_FACES, 1);
 * List<Puzzle> found = miner.mine(17);
 * List<Puzzle> set = PuzzleSelector.of(found, 160);
 * }</pre>
 */
@NullMarked
package parlour.bot.puzzle;

import org.jspecify.annotations.NullMarked;
