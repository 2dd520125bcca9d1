/**
 * Finds puzzles of Conquest and 6 Faces in games that bots play against each other, by examining every position.
 *
 * <p>Start with {@link parlour.bot.puzzle.conquest.ConquestMiner}: it plays a game and collects the proved puzzles that
 * {@code PuzzleFeatures} finds worthwhile, each with its {@code Difficulty}. {@link parlour.bot.puzzle.conquest.ConquestSelector}
 * selects a varied set from them.
 *
 * <pre>{@code
 * ConquestMiner miner = new ConquestMiner(Conquest.SIX_FACES, 1);
 * List<Puzzle> found = miner.mine(17);
 * List<Puzzle> set = ConquestSelector.of(Conquest.SIX_FACES, found, 160);
 * }</pre>
 */
@NullMarked
package parlour.bot.puzzle.conquest;

import org.jspecify.annotations.NullMarked;
