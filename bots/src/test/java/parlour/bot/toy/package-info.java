/** A small but complete game for tests of game-independent code: two to four seats, chance, hidden information. */
@NullMarked
package parlour.bot.toy;

import org.jspecify.annotations.NullMarked;
