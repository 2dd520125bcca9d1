@NullMarked
package parlour.bot.sampling;

import org.jspecify.annotations.NullMarked;
