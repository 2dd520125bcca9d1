/**
 * Who plays what: the bot of every game. A new game adds one line to {@link parlour.bot.shelf.Bots}.
 *
 * <p>{@link parlour.bot.shelf.Catalogue} and {@link parlour.bot.shelf.LookingBack} say the same to a page whether a server or
 * the engine in the browser is asked.
 */
@NullMarked
package parlour.bot.shelf;

import org.jspecify.annotations.NullMarked;
