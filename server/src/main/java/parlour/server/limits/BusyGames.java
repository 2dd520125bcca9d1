package parlour.server.limits;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Whether so many moves are being made that what can wait should leave them the processors. Priorities of threads do not
 * help: most systems ignore those of Java, and a thread that the system holds back also holds up the next collection of
 * garbage, for which all threads must stop.
 */
public final class BusyGames {

    private static final long WINDOW_NANOS = Duration.ofMillis(100).toNanos();

    /** Two hundred a second: a thousandth of a second for each is a fifth of a processor. */
    private static final int MANY = 20;

    private final LongSupplier nanos;
    private long window;
    private int moves;
    private int movesBefore;

    /** @param nanos a clock that never runs backwards */
    public BusyGames(LongSupplier nanos) {
        this.nanos = nanos;
        this.window = nanos.getAsLong();
    }

    /** Counts moves that have just been made. */
    public synchronized void moved(int count) {
        advance();
        moves += count;
    }

    /** Whether there were many in the last tenth of a second, or in the one before. */
    public synchronized boolean areMany() {
        advance();
        return Math.max(moves, movesBefore) >= MANY;
    }

    private void advance() {
        long passed = (nanos.getAsLong() - window) / WINDOW_NANOS;
        if (passed > 0) {
            movesBefore = passed == 1 ? moves : 0;
            moves = 0;
            window += passed * WINDOW_NANOS;
        }
    }
}
