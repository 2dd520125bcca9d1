package parlour.bot.runtime;

import java.time.Duration;
import java.util.function.LongSupplier;
import parlour.bot.Budget;

/**
 * A time limit for one move, from the first time it is polled. Ends a little early, because a search polls only now and
 * then and an answer takes a moment to send.
 */
public final class TimeBudget implements Budget {

    private static final long MIN_MARGIN = Duration.ofMillis(1).toNanos();
    private static final long MAX_MARGIN = Duration.ofMillis(20).toNanos();

    private final LongSupplier clock;
    private final long hard;
    private boolean isRunning;
    private long begun;

    public TimeBudget(Duration time) {
        this(time, System::nanoTime);
    }

    /** @param clock nanoseconds that never run backwards */
    TimeBudget(Duration time, LongSupplier clock) {
        this.clock = clock;
        long nanos = time.toNanos();
        long margin = Math.clamp(nanos / 20, MIN_MARGIN, MAX_MARGIN);
        this.hard = nanos - Math.min(margin, nanos / 2);
    }

    @Override
    public boolean isSpent(long nodes) {
        return elapsed() >= hard;
    }

    /** Each iteration takes longer than all before it together: one begun in the second half would not be finished. */
    @Override
    public boolean mayDeepen(int depth, long nodes) {
        return elapsed() < hard / 2;
    }

    private long elapsed() {
        long now = clock.getAsLong();
        if (!isRunning) {
            isRunning = true;
            begun = now;
        }
        return now - begun;
    }
}
