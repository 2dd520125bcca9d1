package parlour.server.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parlour.match.Match;

/** Looks at a table's clock when it must have run out. Whether it really has is for the table to decide. */
final class Timekeeper implements AutoCloseable {

    private final ScheduledExecutorService alarm = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("timekeeper").factory());
    private final Map<String, ScheduledFuture<?>> alarms = new ConcurrentHashMap<>();
    private final LongSupplier now;
    private final Consumer<String> callTime;

    /**
     * @param now as clocks count
     * @param callTime told the name of a table, on a thread of its own
     */
    Timekeeper(LongSupplier now, Consumer<String> callTime) {
        this.now = now;
        this.callTime = callTime;
    }

    /** Sets the alarm anew. */
    void watch(String table, Match match) {
        ScheduledFuture<?> earlier = alarms.remove(table);
        if (earlier != null) {
            earlier.cancel(false);
        }
        if (match.deadline().isEmpty()) {
            return;
        }
        long delay = Math.max(0, match.deadline().get() - now.getAsLong());
        try {
            alarms.put(table, alarm.schedule(() -> ring(table), delay, TimeUnit.MILLISECONDS));
        } catch (RejectedExecutionException closing) {
            // The clock goes on when the house opens again.
        }
    }

    private void ring(String table) {
        alarms.remove(table);
        Thread.ofVirtual().name("time " + table).start(() -> callTime.accept(table));
    }

    @Override
    public void close() {
        alarm.shutdownNow();
    }
}
