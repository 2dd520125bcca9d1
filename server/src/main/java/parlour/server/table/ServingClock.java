package parlour.server.table;

import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/**
 * The wall clock, and the time the server was running: players' clocks stop while it is down.
 *
 * @param wall milliseconds since 1970
 * @param served converts wall time to milliseconds during which the server was running
 */
public record ServingClock(LongSupplier wall, LongUnaryOperator served) {

    /** Milliseconds since 1970. */
    public long wallTime() {
        return wall.getAsLong();
    }

    long servedTime(long wallTime) {
        return served.applyAsLong(wallTime);
    }

    /** The served time, by which players' clocks run. */
    public long now() {
        return servedTime(wallTime());
    }
}
