@NullMarked
package parlour.bot.review;

import org.jspecify.annotations.NullMarked;
