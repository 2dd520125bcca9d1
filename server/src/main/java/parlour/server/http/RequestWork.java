package parlour.server.http;

import io.javalin.http.Context;
import java.util.function.Supplier;
import parlour.server.limits.ComputePool;
import parlour.server.limits.RateLimiter;
import parlour.server.limits.RateLimits;

/** What requests compute, limited by address. */
record RequestWork(ComputePool pool, RateLimits limits, Authentication authentication) {

    /** Computes on the pool; refused if the address asks too often, or the pool is full. */
    <T> T run(Context context, Supplier<T> computation) {
        return run(context, limits.computationsByAddress(), computation);
    }

    <T> T run(Context context, RateLimiter limit, Supplier<T> computation) {
        String address = authentication.address(context);
        PeopleApi.take(limit, address);
        return pool.run(address, computation);
    }
}
