/**
 * Who plays what: the bot of every game. A new game adds one line to {@link parlour.bot.registry.BotRegistry}.
 *
 * <p>{@link parlour.bot.registry.GameCatalogue} and {@link parlour.bot.registry.ReplayView} say the same to a page whether a server or
 * the engine in the browser is asked.
 */
@NullMarked
package parlour.bot.registry;

import org.jspecify.annotations.NullMarked;
