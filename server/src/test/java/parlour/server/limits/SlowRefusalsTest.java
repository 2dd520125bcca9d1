package parlour.server.limits;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

final class SlowRefusalsTest {

    /** Waits for the state rather than for a time: the delay would outlast the test. */
    @Test
    void onlyRefusalsOfAnAddressRefusedOftenAreHeldBack() throws InterruptedException {
        RateLimiter quick = new RateLimiter(2, Duration.ofHours(1), 10, InstantSource.fixed(Instant.EPOCH));
        SlowRefusals refusals = new SlowRefusals(quick, Duration.ofHours(1));
        refusals.await("flood");
        refusals.await("flood");
        Thread held = Thread.ofVirtual().start(() -> refusals.await("flood"));
        while (held.getState() != Thread.State.TIMED_WAITING) {
            Thread.sleep(1);
        }
        refusals.await("honest");
        held.interrupt();
        held.join();
    }
}
