@NullMarked
package parlour.bot.race;

import org.jspecify.annotations.NullMarked;
