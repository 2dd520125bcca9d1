package parlour.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that moves only when advanced. It starts well after 1970, as cookies and outages require. */
public final class ManualClock implements InstantSource {

    private final AtomicLong millis = new AtomicLong(1_790_000_000_000L);
    private final AtomicLong shift = new AtomicLong();

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public long millis() {
        return millis.get() + shift.get();
    }

    /** The time that has passed, however the clock was set. */
    public long elapsed() {
        return millis.get();
    }

    /** Sets the wall clock forward or back, while no time passes. */
    void set(Duration by) {
        shift.addAndGet(by.toMillis());
    }

    public void advance(Duration time) {
        advance(time.toMillis());
    }

    void advance(long by) {
        millis.addAndGet(by);
    }
}
