/**
 * Where puzzles come from: games of the bots against each other, in which every position is looked at.
 *
 * <p>Start with {@link parlour.bot.puzzle.PuzzleMiner}: it plays a game and keeps what is proved and {@code PuzzleFeatures} finds worth
 * asking, each with its {@code Difficulty}. {@link parlour.bot.puzzle.PuzzleSelector} makes a set of many finds that are unlike
 * each other.
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
