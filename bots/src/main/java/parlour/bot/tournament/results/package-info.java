/**
 * Statistics of finished games: crosstables, Elo ratings with error bars, the sequential test.
 *
 * <p>Start with {@link parlour.bot.tournament.results.Round}, the unit in which games are counted, and
 * {@link parlour.bot.tournament.results.Ratings}.
 */
@NullMarked
package parlour.bot.tournament.results;

import org.jspecify.annotations.NullMarked;
