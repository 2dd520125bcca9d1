package parlour.bench.load;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import parlour.match.Event;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.LogEntry;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.setup.StoreFactory;
import parlour.server.table.EventJson;

/** The throughput of the database alone: the same events, appended by as many waiting writers, without a server. */
final class RawCommitRate {

    private static final String EVENT = EventJson.write(new Event.Played(0, "d1-d5-f5=1", 1_234));

    private RawCommitRate() {}

    /** Entries made durable per second. */
    static double perSecond(DatabaseLocation location, int writers, int seconds) {
        LongAdder appended = new LongAdder();
        try (JdbcDatabase database = StoreFactory.open(location)) {
            EventLog log = new JdbcEventLog(database);
            long begun = System.nanoTime();
            long warm = begun + 2_000_000_000L;
            long end = warm + seconds * 1_000_000_000L;
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int writer = 0; writer < writers; writer++) {
                    String match = "match" + writer;
                    threads.execute(() -> append(log, match, warm, end, appended));
                }
            }
            return appended.doubleValue() / ((System.nanoTime() - warm) / 1e9);
        }
    }

    private static void append(EventLog log, String match, long warm, long end, LongAdder appended) {
        for (int number = 1; System.nanoTime() < end; number++) {
            LogEntry logEntry = new LogEntry(number, number, EVENT);
            if (!log.append(match, number - 1, List.of(logEntry), Optional.empty())
                    .join()) {
                throw new IllegalStateException("nobody else writes here");
            }
            if (System.nanoTime() >= warm) {
                appended.increment();
            }
        }
    }
}
