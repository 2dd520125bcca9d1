package parlour.server.table;

import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/**
 * The wall clock, and how much of its time the server was running: clocks at tables stop while it is down.
 *
 * @param wall milliseconds since 1970
 * @param served from the wall clock to milliseconds in which the server was running
 */
public record ServingClock(LongSupplier wall, LongUnaryOperator served) {

    long wallTime() {
        return wall.getAsLong();
    }

    long servedTime(long wallTime) {
        return served.applyAsLong(wallTime);
    }

    /** As clocks at tables count. */
    public long now() {
        return servedTime(wallTime());
    }
}
