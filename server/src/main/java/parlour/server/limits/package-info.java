/**
 * What a client may ask for. {@link parlour.server.limits.RateLimits} has all limits by time,
 * {@link parlour.server.limits.OpenTables} limits how many tables are open, and whatever computes for longer than a
 * moment runs in the {@link parlour.server.limits.ComputePool}, where addresses take turns. All of them are bounded in
 * memory.
 *
 * <pre>{@code
 * ComputePool pool = new ComputePool(ComputePool.Limits.defaults());
 * byte[] chart = pool.run(RequestAddress.current(), () -> draw(face));
 * }</pre>
 */
@NullMarked
package parlour.server.limits;

import org.jspecify.annotations.NullMarked;
