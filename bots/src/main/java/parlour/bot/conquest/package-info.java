/**
 * The bot for Conquest and 6 Faces.
 *
 * <p>Start with {@link parlour.bot.conquest.ConquestBot}; it passes a position to
 * {@link parlour.bot.conquest.search.Search}, which deepens one ply at a time. {@code AlphaBeta} searches one depth and
 * calls {@link parlour.bot.conquest.eval.Evaluation} at the leaves. {@code TranspositionTable} stores earlier results,
 * {@code MovePicker} orders the moves, {@code VisibleRoutes} limits what a weak player sees. The weights are fitted in
 * {@code bench}.
 *
 * <p>There is no check in this game: the Key may be left to be captured. So the search never plays a winning move; at
 * every node it asks the position whether one exists, first for the side to move (then the node is decided) and then
 * for the other side (then the node is <i>threatened</i>: it is searched one ply deeper and nothing is pruned).
 */
@NullMarked
package parlour.bot.conquest;

import org.jspecify.annotations.NullMarked;
