@NullMarked
package parlour.bot.conan;

import org.jspecify.annotations.NullMarked;
