package parlour.server.store.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;
import parlour.server.store.CommitListener;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.Listing;
import parlour.server.store.LogEntry;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;

/**
 * Measures appends per second, by a single writer and by a thousand, each waiting for every append, and compares them
 * with plain JDBC. Not a test: run {@code main} on the test class path, optionally with names of {@link TestDatabase}.
 */
final class StoreSpeed {

    private static final int WRITERS = 1_000;
    private static final long SECONDS = 4;
    private static final String EVENT = "{\"type\":\"moved\",\"seat\":0,\"move\":\"a1-b3 turn 4\",\"spentMs\":1234}";

    private StoreSpeed() {}

    public static void main(String[] arguments) throws Exception {
        List<TestDatabase> stores = arguments.length == 0
                ? List.of(TestDatabase.values())
                : Arrays.stream(arguments).map(TestDatabase::valueOf).toList();
        for (TestDatabase store : stores) {
            Path folder = Files.createTempDirectory("speed");
            System.out.println(store);
            bare(store, folder.resolve("bare"), 1);
            bare(store, folder.resolve("bare-many"), 512);
            appends(store, folder.resolve("one"), 1, false);
            appends(store, folder.resolve("warm"), WRITERS, false);
            appends(store, folder.resolve("many"), WRITERS, false);
            appends(store, folder.resolve("listed"), WRITERS, true);
        }
        System.exit(0);
    }

    private static void appends(TestDatabase store, Path folder, int writers, boolean listed)
            throws InterruptedException {
        LongAdder groups = new LongAdder();
        LongAdder works = new LongAdder();
        LongAdder committing = new LongAdder();
        CommitListener listener = (size, nanos) -> {
            groups.increment();
            works.add(size);
            committing.add(nanos);
        };
        try (JdbcDatabase database = StoreFactory.open(store.fresh(folder), listener)) {
            EventLog log = new JdbcEventLog(database);
            long begun = System.nanoTime();
            long end = begun + SECONDS * 1_000_000_000L;
            long[][] waits = new long[writers][];
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int writer = 0; writer < writers; writer++) {
                    int each = writer;
                    threads.execute(() -> waits[each] = appendUntil(end, log, "match" + each, listed));
                }
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            long[] sorted =
                    Arrays.stream(waits).flatMapToLong(LongStream::of).sorted().toArray();
            System.out.printf(
                    "  %4d writers%s: %,.0f appends/s, groups of %.0f, commit %.2f ms, waited %.1f ms (99 %%: %.1f ms)%n",
                    writers,
                    listed ? " with listing" : "",
                    sorted.length / seconds,
                    works.doubleValue() / groups.doubleValue(),
                    committing.doubleValue() / groups.doubleValue() / 1e6,
                    sorted[sorted.length / 2] / 1e6,
                    sorted[sorted.length * 99 / 100] / 1e6);
        }
    }

    private static long[] appendUntil(long end, EventLog log, String match, boolean listed) {
        LongStream.Builder waits = LongStream.builder();
        for (int number = 1; System.nanoTime() < end; number++) {
            Optional<Listing> listing = listed ? Optional.of(listing(match, number)) : Optional.empty();
            long asked = System.nanoTime();
            log.append(match, number - 1, List.of(new LogEntry(number, number, EVENT)), listing)
                    .join();
            waits.add(System.nanoTime() - asked);
        }
        return waits.build().toArray();
    }

    private static Listing listing(String match, long changedAt) {
        return new Listing(
                match,
                "conquest",
                Listing.Phase.PLAYING,
                true,
                Listing.NEVER,
                1,
                changedAt,
                "ann",
                List.of("ann", "bob"),
                EVENT);
    }

    /** Inserts batches of {@code group} rows on one connection, each committed. */
    private static void bare(TestDatabase store, Path folder, int group) throws SQLException, IOException {
        DatabaseLocation location = store.fresh(folder);
        StoreFactory.open(location).close();
        try (Connection connection = store.source(location).getConnection();
                Statement settings = connection.createStatement()) {
            if (store == TestDatabase.SQLITE) {
                settings.execute("pragma synchronous = full");
            }
            connection.setAutoCommit(false);
            long begun = System.nanoTime();
            int commits = 0;
            try (PreparedStatement insertion =
                    connection.prepareStatement("insert into table_events values (?, ?, 0, ?)")) {
                while (System.nanoTime() < begun + SECONDS * 500_000_000L) {
                    commits++;
                    for (int i = 0; i < group; i++) {
                        insertion.setString(1, "match" + i);
                        insertion.setInt(2, commits);
                        insertion.setString(3, EVENT);
                        insertion.addBatch();
                    }
                    insertion.executeBatch();
                    connection.commit();
                }
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            System.out.printf(
                    "  bare groups of %3d: %,.0f rows/s, %,.0f commits/s%n",
                    group, commits * group / seconds, commits / seconds);
        }
    }
}
