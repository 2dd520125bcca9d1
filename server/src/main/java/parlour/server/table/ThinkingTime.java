package parlour.server.table;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How long a bot may think about a move: less the more tables wait. The load is remembered for a few seconds, so that
 * of many tables that come at once the last gets hardly more time than the first.
 */
final class ThinkingTime {

    private static final Duration FULL = Duration.ofSeconds(1);
    private static final Duration MIN = Duration.ofMillis(20);

    /** In this time half of a past load is forgotten. */
    private static final double HALF_LIFE_NANOS = Duration.ofSeconds(2).toNanos();

    private final int threads;
    private final LongSupplier clock;
    private double load;
    private long updated;

    /** @param clock nanoseconds that never run backwards */
    ThinkingTime(int threads, LongSupplier clock) {
        this.threads = threads;
        this.clock = clock;
        this.updated = clock.getAsLong();
    }

    /**
     * The time for a bot that begins to think now.
     *
     * @param queued tables waiting behind it
     */
    synchronized Duration granted(int queued) {
        long now = clock.getAsLong();
        double remembered = load * Math.pow(0.5, (now - updated) / HALF_LIFE_NANOS);
        updated = now;
        load = Math.max((double) queued / threads, remembered);
        Duration fair = Duration.ofNanos((long) (FULL.toNanos() / (1 + load)));
        return fair.compareTo(MIN) < 0 ? MIN : fair;
    }
}
