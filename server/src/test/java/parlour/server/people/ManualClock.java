package parlour.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that goes on when it is told to. */
public final class ManualClock implements InstantSource {

    private volatile Instant now = Instant.parse("2026-03-01T12:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public void passes(Duration time) {
        now = now.plus(time);
    }
}
