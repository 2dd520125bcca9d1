/**
 * Computer players.
 *
 * <p>A {@link parlour.bot.Bot} is given what its seat knows ({@link parlour.bot.InformationState}: a view and samples,
 * never the full position) and a {@link parlour.bot.Budget}, and returns a {@link parlour.bot.ScoredMove}. Nothing in
 * this package or in a game's search reads a clock, starts a thread or accesses a file, so that the same classes run in
 * a browser; what needs these is in {@code parlour.bot.runtime} and {@code parlour.bot.tournament}.
 */
@NullMarked
package parlour.bot;

import org.jspecify.annotations.NullMarked;
