/**
 * Puzzles of Conan: a bid, an attribute or a card in a contest, of which one is proved to be the best.
 *
 * <p>Start with {@link parlour.bot.puzzle.conan.ConanPuzzles}. {@code ContestCase} is what the player knows,
 * {@code UnseenHands} every hand the other side may hold, and {@code ContestProof} what each move brings at least and at
 * most over all of them; {@code docs/puzzles.md} states what is assumed.
 */
@NullMarked
package parlour.bot.puzzle.conan;

import org.jspecify.annotations.NullMarked;
