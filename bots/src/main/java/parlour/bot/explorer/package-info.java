/**
 * Plays the games whose first moves the opening explorer counts: {@link parlour.bot.explorer.OpeningGame}. Games are
 * numbered, and each is reproducible.
 */
@NullMarked
package parlour.bot.explorer;

import org.jspecify.annotations.NullMarked;
