/**
 * The player of Conquest and 6 Faces.
 *
 * <p>Start with {@link parlour.bot.conquest.ConquestBot}; it hands a position to {@code Search}, the root, which goes one
 * ply deeper at a time. {@code Tree} is all that lies below, and asks {@code Evaluation} where it looks no further.
 * {@code Weights} holds all that was tuned, {@code TranspositionTable} what has been found out before, {@code MoveOrder}
 * which move to try first, {@code Sight} what a weak player overlooks. {@code Tuning} learns the weights by self-play.
 *
 * <p>There is no check in this game: the Key may be left to be taken. So the search never plays a winning move; it asks
 * the position at every node whether one exists, first for the side to move (then the node is decided) and then for the
 * other (then the node is <i>threatened</i>: it is looked into one ply deeper and nothing is pruned).
 */
@NullMarked
package parlour.bot.conquest;

import org.jspecify.annotations.NullMarked;
