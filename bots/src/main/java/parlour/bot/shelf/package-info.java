/** Who plays what: the bot of every game. A new game adds one line to {@link parlour.bot.shelf.Bots}. */
@NullMarked
package parlour.bot.shelf;

import org.jspecify.annotations.NullMarked;
