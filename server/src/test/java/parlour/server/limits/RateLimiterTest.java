package parlour.server.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Refusal;
import parlour.server.ManualClock;

final class RateLimiterTest {

    private final ManualClock clock = new ManualClock();
    private final RateLimiter limit = new RateLimiter(3, Duration.ofSeconds(10), 4, clock);

    /** The number of consecutive takes allowed now. */
    private int allowed(String key) {
        int times = 0;
        while (limit.take(key).isEmpty()) {
            times++;
        }
        return times;
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "9999, 0", "10000, 1", "19999, 1", "20000, 2", "30000, 3", "3000000, 3", "-60000, 0"})
    void allowanceRefillsAtASteadyRate(long millis, int again) {
        assertEquals(3, allowed("ada"));
        clock.advance(Duration.ofMillis(millis));
        assertEquals(again, allowed("ada"));
    }

    @Test
    void refusalStatesTheWaitingTime() {
        allowed("ada");
        clock.advance(Duration.ofMillis(7_500));
        Refusal refusal = limit.take("ada").orElseThrow();
        assertEquals("rate-limited", refusal.code());
        assertEquals(
                "Too many requests. Try again in 3 seconds.", refusal.message().en());
        clock.advance(Duration.ofMillis(1_500));
        assertTrue(limit.take("ada").orElseThrow().message().fr().endsWith("dans 1 seconde."));
        clock.advance(Duration.ofSeconds(1));
        assertEquals(Optional.empty(), limit.take("ada"));
    }

    @Test
    void refusedTakesDoNotCount() {
        allowed("ada");
        for (int i = 0; i < 100; i++) {
            clock.advance(Duration.ofMillis(99));
            assertTrue(limit.take("ada").isPresent());
        }
        clock.advance(Duration.ofMillis(101));
        assertEquals(1, allowed("ada"));
    }

    @Test
    void keysAreCountedSeparately() {
        assertEquals(3, allowed("ada"));
        assertEquals(3, allowed("bob"));
    }

    @Test
    void giveBackRestoresTheAllowance() {
        allowed("ada");
        limit.giveBack("ada");
        assertEquals(1, allowed("ada"));
        limit.giveBack("bob");
        assertEquals(3, allowed("bob"));
    }

    @Test
    void leastRecentlyUsedKeyIsDroppedFirst() {
        List.of("a", "b", "c", "d").forEach(this::allowed);
        limit.take("a");
        limit.take("e");
        assertEquals(0, allowed("a"));
        assertEquals(3, allowed("b"));
    }

    @Test
    void concurrentTakesDoNotExceedTheLimit() throws InterruptedException {
        RateLimiter shared = new RateLimiter(1_000, Duration.ofDays(1), 4, clock);
        AtomicInteger granted = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                for (int j = 0; j < 100; j++) {
                    granted.addAndGet(shared.take("ada").isEmpty() ? 1 : 0);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(1_000, granted.get());
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1, true",
        "192.0.2.1, 192.0.2.2, false",
        "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
        "::ffff:192.0.2.1, 192.0.2.1, true",
    })
    void ipv6PrefixIsOneAddress(String one, String other, boolean same) throws UnknownHostException {
        assertEquals(
                same, RateLimits.key(InetAddress.getByName(one)).equals(RateLimits.key(InetAddress.getByName(other))));
    }
}
