@NullMarked
package parlour.bot.host;

import org.jspecify.annotations.NullMarked;
