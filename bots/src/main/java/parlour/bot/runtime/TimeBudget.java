package parlour.bot.runtime;

import java.time.Duration;
import java.util.function.LongSupplier;
import parlour.bot.Budget;

/**
 * Thinking time for one move, from the moment this is made. Ends a little early, because a search asks only now and
 * then and an answer takes a moment to leave.
 */
public final class TimeBudget implements Budget {

    private static final long MIN_MARGIN = Duration.ofMillis(1).toNanos();
    private static final long MAX_MARGIN = Duration.ofMillis(20).toNanos();

    private final LongSupplier clock;
    private final long begun;
    private final long hard;

    public TimeBudget(Duration time) {
        this(time, System::nanoTime);
    }

    /** @param clock nanoseconds that never run backwards */
    TimeBudget(Duration time, LongSupplier clock) {
        this.clock = clock;
        this.begun = clock.getAsLong();
        long nanos = time.toNanos();
        long margin = Math.clamp(nanos / 20, MIN_MARGIN, MAX_MARGIN);
        this.hard = nanos - Math.min(margin, nanos / 2);
    }

    @Override
    public boolean isSpent(long nodes) {
        return elapsed() >= hard;
    }

    /** A deeper look takes longer than all before it together: begun in the second half it would not be finished. */
    @Override
    public boolean mayDeepen(int depth, long nodes) {
        return elapsed() < hard / 2;
    }

    private long elapsed() {
        return clock.getAsLong() - begun;
    }
}
