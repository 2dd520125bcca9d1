/** The bot of every game. A new game adds one line to {@link parlour.bot.registry.BotRegistry}. */
@NullMarked
package parlour.bot.registry;

import org.jspecify.annotations.NullMarked;
