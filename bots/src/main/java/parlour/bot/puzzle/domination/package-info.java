/**
 * Puzzles of Domination: endings of two players in which one move wins by more than every other, solved exactly.
 *
 * <p>Start with {@link parlour.bot.puzzle.domination.DominationPuzzles}. {@code BestPlay} is the solution against the
 * hardest replies, {@code DominationAttempt} an attempt at it.
 */
@NullMarked
package parlour.bot.puzzle.domination;

import org.jspecify.annotations.NullMarked;
