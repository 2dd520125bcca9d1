/** Rate limits by token bucket, and a bounded map. */
@NullMarked
package parlour.server.limits;

import org.jspecify.annotations.NullMarked;
