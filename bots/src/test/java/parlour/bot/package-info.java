@NullMarked
package parlour.bot;

import org.jspecify.annotations.NullMarked;
