package parlour.server.table;

import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/**
 * The time the servers agree on, and the part of it they were running: players' clocks stop while they are down.
 *
 * @param time milliseconds since 1970; unlike the wall clock it is never set while games are played
 * @param served converts such a time to milliseconds during which the server was running
 * @param catchUp returns when it is known whether the server has been running until now; at once, unless it has hung
 */
public record ServingClock(LongSupplier time, LongUnaryOperator served, Runnable catchUp) {

    /** Milliseconds since 1970, as events are dated. */
    public long dateTime() {
        return time.getAsLong();
    }

    long servedTime(long dateTime) {
        return served.applyAsLong(dateTime);
    }

    /** The served time, by which players' clocks run. */
    public long now() {
        return servedTime(dateTime());
    }
}
