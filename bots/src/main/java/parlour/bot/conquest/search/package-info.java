/**
 * Alpha-beta search for Conquest.
 *
 * <p>{@link parlour.bot.conquest.search.Search} deepens step by step; {@code AlphaBeta} searches one depth, helped by {@code
 * TranspositionTable}, {@code MovePicker} and {@code Pruning}.
 */
@NullMarked
package parlour.bot.conquest.search;

import org.jspecify.annotations.NullMarked;
