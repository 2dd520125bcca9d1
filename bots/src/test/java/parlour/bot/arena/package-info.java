@NullMarked
package parlour.bot.arena;

import org.jspecify.annotations.NullMarked;
