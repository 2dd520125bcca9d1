/** How often something may be done: a token bucket per key. And a map that does not grow without end. */
@NullMarked
package parlour.server.limits;

import org.jspecify.annotations.NullMarked;
