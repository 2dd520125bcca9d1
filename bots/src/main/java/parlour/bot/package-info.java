/**
 * Players made of code.
 *
 * <p>A {@link parlour.bot.Bot} is handed what its seat knows ({@link parlour.bot.InformationState}: a view and samples, never
 * the full position) and a {@link parlour.bot.Budget}, and answers with a {@link parlour.bot.ScoredMove}. Nothing in this
 * package or in a game's search reads a clock, starts a thread or touches a file, so that the same classes can think in
 * a browser; what needs a machine is in {@code parlour.bot.runtime} and {@code parlour.bot.tournament}.
 */
@NullMarked
package parlour.bot;

import org.jspecify.annotations.NullMarked;
