package parlour.server.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class ComputePoolTest {

    private static final Duration LONG = Duration.ofSeconds(60);

    private final List<Thread> callers = new ArrayList<>();
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger refused = new AtomicInteger();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch over = new CountDownLatch(1);

    private static ComputePool pool(int waiting, int perClient, Duration patience) {
        return new ComputePool(new ComputePool.Limits(1, waiting, perClient, patience));
    }

    /** Occupies the only thread until {@link #over}. */
    private void occupy(ComputePool pool) throws InterruptedException {
        callers.add(Thread.ofVirtual()
                .start(() -> pool.run("first", () -> {
                    begun.countDown();
                    try {
                        over.await();
                    } catch (InterruptedException stopped) {
                        throw new IllegalStateException(stopped);
                    }
                    return true;
                })));
        begun.await();
    }

    /** Asks, and returns once the computation waits or is refused. */
    private void ask(ComputePool pool, String client) throws InterruptedException {
        int settled = pool.waiting() + refused.get();
        callers.add(Thread.ofVirtual().start(() -> {
            try {
                pool.run(client, () -> order.add(client));
            } catch (ComputePool.BusyException full) {
                refused.incrementAndGet();
            }
        }));
        while (pool.waiting() + refused.get() == settled) {
            Thread.sleep(1);
        }
    }

    private void finish() throws InterruptedException {
        over.countDown();
        for (Thread caller : callers) {
            caller.join();
        }
    }

    @Test
    void clientsTakeTurns() throws InterruptedException {
        ComputePool pool = pool(64, 8, LONG);
        occupy(pool);
        for (int i = 0; i < 4; i++) {
            ask(pool, "flood");
        }
        ask(pool, "honest");
        finish();
        assertEquals(List.of("flood", "honest", "flood", "flood", "flood"), order);
    }

    @Test
    void oneClientHasAFewPlaces() throws InterruptedException {
        ComputePool pool = pool(64, 8, LONG);
        occupy(pool);
        for (int i = 0; i < 20; i++) {
            ask(pool, "flood");
        }
        assertEquals(8, pool.waiting());
        assertEquals(12, refused.get());
        finish();
    }

    /** Five clients that flood the queue leave room for a sixth. */
    @Test
    void fullQueueLeavesRoomForAnother() throws InterruptedException {
        ComputePool pool = pool(24, 8, LONG);
        occupy(pool);
        for (int i = 0; i < 20; i++) {
            for (int client = 0; client < 5; client++) {
                ask(pool, "flood" + client);
            }
        }
        assertTrue(pool.waiting() < 24);
        int before = refused.get();
        ask(pool, "honest");
        assertEquals(before, refused.get());
        finish();
        assertTrue(order.indexOf("honest") <= 5, order::toString);
    }

    @Test
    void waitingTooLongIsRefused() throws InterruptedException {
        ComputePool pool = pool(24, 8, Duration.ofMillis(200));
        occupy(pool);
        assertThrows(ComputePool.BusyException.class, () -> pool.run("late", () -> order.add("late")));
        assertEquals(0, pool.waiting());
        finish();
        assertEquals(List.of(), order);
    }

    @Test
    void failureReachesTheCallerAndThePoolGoesOn() {
        ComputePool pool = pool(1, 1, LONG);
        for (int i = 0; i < 3; i++) {
            assertThrows(ArithmeticException.class, () -> pool.run("client", () -> 1 / Integer.parseInt("0")));
        }
        assertEquals(2, pool.run("client", () -> 2));
    }

    @Test
    void cacheIsBoundedByBytes() {
        ByteCache cache = new ByteCache(100);
        for (int i = 0; i < 20; i++) {
            cache.put("key" + i, new byte[20]);
        }
        assertEquals(100, cache.bytes());
        assertTrue(cache.get("key19").isPresent());
        assertFalse(cache.get("key1").isPresent());
        cache.put("large", new byte[26]);
        assertFalse(cache.get("large").isPresent());
        cache.put("key19", new byte[1]);
        assertEquals(81, cache.bytes());
    }
}
