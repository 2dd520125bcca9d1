package parlour.server.store.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.server.store.DatabaseDump;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.Listing;
import parlour.server.store.Listing.Phase;
import parlour.server.store.Listings;
import parlour.server.store.LogEntry;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.OnFreshDatabase;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.jdbc.JdbcListings;
import parlour.server.store.jdbc.ServingTime;

@OnBothDatabases
final class BackupTest extends OnFreshDatabase {

    private Path copy;

    BackupTest(TestDatabase store) {
        super(store);
    }

    @BeforeEach
    void chooseAName() {
        copy = folder.resolve("copies/monday");
    }

    @Test
    void backupHoldsEveryRowOfEveryTable() {
        fill();
        Backup.of(location).to(copy);
        try (JdbcDatabase opened = StoreFactory.open(DatabaseLocation.of(copy.toString(), "", ""))) {
            assertEquals(DatabaseDump.all(database), DatabaseDump.all(opened));
            assertEquals(2_500, new JdbcEventLog(opened).read("long", 0).size());
        }
    }

    @Test
    void anotherProcessCanMakeABackup() throws Exception {
        fill();
        assertEquals("opened", ChildProcess.said("backup", location, copy.toString()));
        Map<String, List<String>> rows = DatabaseDump.all(database);
        database.close();
        database = StoreFactory.open(new DatabaseLocation.SqliteFile(copy));
        assertEquals(rows, DatabaseDump.all(database));
    }

    /** A backup never omits a table it does not know: SQLite copies it, PostgreSQL fails. */
    @Test
    void unknownTablesAreCopiedOrTheBackupFails() {
        database.write(connection -> {
                    try (Statement statement = connection.createStatement()) {
                        return statement.execute("create table news (a integer)");
                    }
                })
                .join();
        switch (store) {
            case SQLITE -> {
                Backup.of(location).to(copy);
                try (JdbcDatabase opened = StoreFactory.open(new DatabaseLocation.SqliteFile(copy))) {
                    assertEquals(
                            DatabaseDump.all(database).keySet(),
                            DatabaseDump.all(opened).keySet());
                }
            }
            case POSTGRESQL -> {
                assertThrows(StoreException.class, () -> Backup.of(location).to(copy));
                assertFalse(Files.exists(copy));
            }
        }
    }

    @Test
    void existingFileIsNotOverwritten() throws IOException {
        Files.createDirectories(folder.resolve("copies"));
        Files.writeString(copy, "precious");
        assertRefused(Reason.ALREADY_THERE, copy);
        assertEquals("precious", Files.readString(copy));
    }

    @Test
    void unwritablePathIsRefused() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertRefused(Reason.NOT_WRITABLE, file.resolve("copy"));
    }

    @Test
    void noTemporaryFilesRemain() throws IOException {
        Backup.of(location).to(copy);
        try (Stream<Path> files = Files.list(folder.resolve("copies"))) {
            assertEquals(List.of(copy), files.toList());
        }
    }

    @Test
    void backupDuringWritesIsAConsistentSnapshot() throws Exception {
        Map<String, Integer> confirmed = new ConcurrentHashMap<>();
        AtomicBoolean enough = new AtomicBoolean();
        CountDownLatch underWay = new CountDownLatch(200);
        Map<String, Integer> before;
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int writer = 0; writer < 20; writer++) {
                String match = "m" + writer;
                threads.execute(() -> {
                    EventLog log = new JdbcEventLog(database);
                    for (int number = 1; !enough.get(); number++) {
                        Listing listing = new Listing(match, "g", Phase.PLAYING, true, 1, 1, number, "", List.of(), "");
                        log.append(match, number - 1, TestRows.entries(number - 1, "e"), Optional.of(listing))
                                .join();
                        confirmed.put(match, number);
                        underWay.countDown();
                    }
                });
            }
            underWay.await();
            before = Map.copyOf(confirmed);
            Backup.of(location).to(copy);
            enough.set(true);
        }
        try (JdbcDatabase opened = StoreFactory.open(new DatabaseLocation.SqliteFile(copy))) {
            EventLog log = new JdbcEventLog(opened);
            Listings listings = new JdbcListings(opened);
            before.forEach((match, number) -> {
                List<Integer> kept =
                        log.read(match, 0).stream().map(LogEntry::seq).toList();
                assertEquals(IntStream.rangeClosed(1, kept.size()).boxed().toList(), kept);
                assertTrue(kept.size() >= number, "what was confirmed before is in it");
                assertEquals(kept.size(), listings.find(match).orElseThrow().changedAt(), "list and log agree");
            });
        }
    }

    @Test
    void missingDatabaseCannotBeCopied() throws IOException {
        Path letter = Files.writeString(folder.resolve("letter"), "Dear reader, ".repeat(1_000));
        for (DatabaseLocation nowhere : List.of(
                new DatabaseLocation.SqliteFile(folder.resolve("nowhere.db")),
                new DatabaseLocation.SqliteFile(letter),
                new DatabaseLocation.Postgres("jdbc:postgresql://localhost:1/x", "me", "secret"))) {
            assertThrows(StoreException.class, () -> Backup.of(nowhere).to(copy));
            assertFalse(Files.exists(copy));
        }
    }

    private void assertRefused(Reason reason, Path file) {
        StoreException refused =
                assertThrows(StoreException.class, () -> Backup.of(location).to(file));
        assertEquals(reason, refused.reason());
        assertTrue(refused.sentence().fr().contains(file.toString()));
    }

    private void fill() {
        EventLog log = new JdbcEventLog(database);
        for (int i = 0; i < 50; i++) {
            Listing listing =
                    TestRows.listing("m" + i, i % 2 == 0 ? Phase.WAITING : Phase.ENDED, i, "ann", "guest", "é’" + i);
            log.append("m" + i, 0, TestRows.entries(0, "a", "« b »", "{\"c\":\"'\"}"), Optional.of(listing))
                    .join();
            new ChatMessages(database).append("m" + i, "ann", i, "line 🎲 " + i).join();
        }
        String[] events = IntStream.range(0, 2_500).mapToObj(i -> "e" + i).toArray(String[]::new);
        log.append("long", 0, TestRows.entries(0, events), Optional.empty()).join();
        TestRows.movePerson(database, "guest", "zoe");
        ServingTime.open(database, () -> 1_000, () -> 0);
        ServingTime.open(database, () -> 100_000, () -> 0);
    }
}
