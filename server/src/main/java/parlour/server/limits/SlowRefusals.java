package parlour.server.limits;

import java.time.Duration;
import java.util.concurrent.Semaphore;

/**
 * Holds back refusals of an address that goes on asking: refusing takes little, but a client that asks again at once
 * could otherwise be refused ten thousand times a second. To wait costs nothing on a virtual thread.
 */
public final class SlowRefusals {

    /** Refusals held back at once, for all addresses; more are answered at once. */
    private static final int MAX_HELD = 2_000;

    private final RateLimiter quick;
    private final Duration delay;
    private final Semaphore held = new Semaphore(MAX_HELD);

    /**
     * Nothing is held back yet.
     *
     * @param quick how many refusals of an address are answered at once
     * @param delay how long the others are held back
     */
    public SlowRefusals(RateLimiter quick, Duration delay) {
        this.quick = quick;
        this.delay = delay;
    }

    /** Waits, if this address has been refused often. */
    public void await(String address) {
        if (quick.take(address).isEmpty() || !held.tryAcquire()) {
            return;
        }
        try {
            Thread.sleep(delay);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            held.release();
        }
    }
}
