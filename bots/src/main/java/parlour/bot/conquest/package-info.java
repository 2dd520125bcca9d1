/**
 * The player of Conquest and 6 Faces.
 *
 * <p>Start with {@link parlour.bot.conquest.ConquestBot}; it hands a position to {@link parlour.bot.conquest.search.Search}, which deepens one ply at a time. {@code AlphaBeta} searches one depth and asks {@link parlour.bot.conquest.eval.Evaluation} at the leaves.
 * {@code TranspositionTable} keeps earlier results, {@code MovePicker} orders the moves, {@code VisibleRoutes} says what a weak player overlooks. The weights are learnt in {@code bench}.
 *
 * <p>There is no check in this game: the Key may be left to be taken. So the search never plays a winning move; it asks
 * the position at every node whether one exists, first for the side to move (then the node is decided) and then for the
 * other (then the node is <i>threatened</i>: it is looked into one ply deeper and nothing is pruned).
 */
@NullMarked
package parlour.bot.conquest;

import org.jspecify.annotations.NullMarked;
