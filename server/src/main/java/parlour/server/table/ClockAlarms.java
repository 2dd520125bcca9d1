package parlour.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import parlour.server.store.StoreException;

/** Triggers a check of a table's clock when its time should have run out. The table decides whether it has. */
final class ClockAlarms implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ClockAlarms.class);

    private static final long RETRY_MILLIS = 1_000;

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("clock-alarms").factory());
    private final Map<String, ScheduledFuture<?>> alarms = new ConcurrentHashMap<>();
    private final LongSupplier now;

    /** @param now served time in milliseconds: see {@link ServingClock} */
    ClockAlarms(LongSupplier now) {
        this.now = now;
    }

    /**
     * Sets the alarm of a table, replacing any earlier one.
     *
     * @param deadline when time runs out; empty if no clock is running
     * @param check run on its own virtual thread; retried after a while if it throws
     */
    void schedule(String tableId, Optional<Long> deadline, Runnable check) {
        ScheduledFuture<?> earlier = alarms.remove(tableId);
        if (earlier != null) {
            earlier.cancel(false);
        }
        deadline.ifPresent(end -> scheduleIn(Math.max(0, end - now.getAsLong()), tableId, check));
    }

    private void scheduleIn(long millis, String tableId, Runnable check) {
        try {
            alarms.put(tableId, timer.schedule(() -> fire(tableId, check), millis, TimeUnit.MILLISECONDS));
        } catch (RejectedExecutionException closing) {
            // The clock continues when the server starts again.
        }
    }

    private void fire(String tableId, Runnable check) {
        alarms.remove(tableId);
        Thread.ofVirtual().name("clock " + tableId).start(() -> {
            try {
                check.run();
            } catch (RuntimeException failure) {
                if (!timer.isShutdown()) {
                    // Failures of the database are logged where they happen, once.
                    LOG.atLevel(failure instanceof StoreException ? Level.DEBUG : Level.WARN)
                            .addKeyValue("table", tableId)
                            .setCause(failure)
                            .log("The clock of a table could not be checked, trying again");
                    scheduleIn(RETRY_MILLIS, tableId, check);
                }
            }
        });
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
