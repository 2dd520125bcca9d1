/** A small real game for tests of what any game can do: two to four seats, chance, secrets. */
@NullMarked
package parlour.bot.toy;

import org.jspecify.annotations.NullMarked;
