/** How often something may be done: a token bucket per key. */
@NullMarked
package parlour.server.limits;

import org.jspecify.annotations.NullMarked;
