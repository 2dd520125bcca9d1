@NullMarked
package parlour.bot.runtime;

import org.jspecify.annotations.NullMarked;
