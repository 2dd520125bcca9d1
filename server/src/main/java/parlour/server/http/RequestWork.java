package parlour.server.http;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.function.Supplier;
import parlour.server.limits.ComputePool;
import parlour.server.limits.RateLimiter;
import parlour.server.limits.RateLimits;

/** What requests compute, limited by address. */
record RequestWork(ComputePool pool, RateLimits limits, Authentication authentication) {

    private static final Duration BUSY_PAUSE = Duration.ofMillis(500);

    /** Computes on the pool; refused if the address asks too often, or the pool is full. */
    <T> T run(Context context, Supplier<T> computation) {
        return run(context, limits.computationsByAddress(), computation);
    }

    /** Computes a part of a response that has begun and can no longer be refused: waits as long as the pool is full. */
    <T> T runNextPart(Context context, Supplier<T> computation) {
        String address = authentication.address(context);
        while (true) {
            try {
                return pool.run(address, computation);
            } catch (ComputePool.BusyException busy) {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(BUSY_PAUSE);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    <T> T run(Context context, RateLimiter limit, Supplier<T> computation) {
        String address = authentication.address(context);
        PeopleApi.take(limit, address);
        return pool.run(address, computation);
    }
}
