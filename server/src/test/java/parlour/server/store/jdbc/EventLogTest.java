package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.server.store.EventLog;
import parlour.server.store.Listing;
import parlour.server.store.ListingChange;
import parlour.server.store.Listings;
import parlour.server.store.LogEntry;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.OnFreshDatabase;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.setup.StoreFactory;

@OnBothDatabases
final class EventLogTest extends OnFreshDatabase {

    private EventLog log;

    EventLogTest(TestDatabase store) {
        super(store);
    }

    @BeforeEach
    void open() {
        log = new JdbcEventLog(database);
    }

    @Test
    void entriesAreReadInOrder() {
        assertTrue(append(log, "m", 0, "a", "b"));
        assertTrue(append(log, "m", 2, "c"));
        assertEquals(TestRows.entries(0, "a", "b", "c"), log.read("m", 0));
        assertEquals(TestRows.entries(1, "b", "c"), log.read("m", 1));
        assertEquals(List.of(), log.read("m", 3));
    }

    @Test
    void unknownMatchHasNoEntries() {
        assertEquals(List.of(), log.read("m", 0));
    }

    @Test
    void matchesAreIndependent() {
        append(log, "m", 0, "a", "b");
        assertTrue(append(log, "n", 0, "c"));
        assertEquals(TestRows.entries(0, "c"), log.read("n", 0));
    }

    @Test
    void anyTextIsStoredUnchanged() {
        String event = "{\"said\":\"« l’été » 😀 \\u0000 'quoted' \\\"twice\\\"\"}\n" + "x".repeat(100_000);
        append(log, "m", 0, event);
        assertEquals(event, log.read("m", 0).getFirst().event());
    }

    @Test
    void staleAppendChangesNothing() {
        append(log, "m", 0, "a", "b");
        Listing listing = TestRows.listing("m", Listing.Phase.WAITING, 1, "ann");
        assertFalse(log.append("m", 1, TestRows.entries(1, "x", "y", "z"), Optional.of(listing))
                .join());
        assertFalse(log.append("m", 0, TestRows.entries(0, "x"), Optional.of(listing))
                .join());
        assertEquals(TestRows.entries(0, "a", "b"), log.read("m", 0));
        assertEquals(Optional.empty(), new JdbcListings(database).find("m"));
    }

    @Test
    void appendAfterAGapFails() {
        append(log, "m", 0, "a");
        CompletionException thrown = assertThrows(CompletionException.class, () -> append(log, "m", 2, "c"));
        assertInstanceOf(IllegalStateException.class, thrown.getCause());
        assertEquals(TestRows.entries(0, "a"), log.read("m", 0));
    }

    @Test
    void entriesMustBeNumberedWithoutGaps() {
        Optional<Listing> none = Optional.empty();
        assertThrows(IllegalArgumentException.class, () -> log.append("m", 1, TestRows.entries(0, "a"), none));
        assertThrows(IllegalArgumentException.class, () -> log.append("m", 0, List.of(), none));
        assertThrows(
                IllegalArgumentException.class,
                () -> log.append("m", 0, List.of(new LogEntry(1, 0, "a"), new LogEntry(3, 0, "c")), none));
    }

    @Test
    void appendsRunInOrderWithoutWaiting() {
        List<Future<Boolean>> all = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            all.add(log.append("m", i, TestRows.entries(i, "e" + i), Optional.empty()));
        }
        assertTrue(all.stream().allMatch(EventLogTest::outcome));
        assertEquals(300, log.read("m", 0).size());
    }

    @Test
    void appendsThatShareACommitAreIndependent() throws Exception {
        append(log, "old", 0, "a", "b");
        CountDownLatch go = new CountDownLatch(1);
        CompletableFuture<Boolean> busy = database.write(connection -> {
            awaitQuietly(go);
            return true;
        });
        List<CompletableFuture<Boolean>> fresh = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Optional<Listing> listing = Optional.of(TestRows.listing("m" + i, Listing.Phase.PLAYING, i, "ann"));
            fresh.add(log.append("m" + i, 0, TestRows.entries(0, "a", "b", "c"), listing));
        }
        Listing first = TestRows.listing("old", Listing.Phase.WAITING, 1, "ann");
        Listing second = TestRows.listing("old", Listing.Phase.PLAYING, 2, "bob", "ann");
        CompletableFuture<Boolean> wrong = log.append("old", 7, TestRows.entries(7, "x"), Optional.empty());
        CompletableFuture<Boolean> stale = log.append("old", 1, TestRows.entries(1, "x", "y"), Optional.of(first));
        CompletableFuture<Boolean> good = log.append("old", 2, TestRows.entries(2, "c"), Optional.of(first));
        CompletableFuture<Boolean> beaten = log.append("old", 2, TestRows.entries(2, "x"), Optional.of(first));
        CompletableFuture<Boolean> better = log.append("old", 3, TestRows.entries(3, "d", "e"), Optional.of(second));
        CompletableFuture<Boolean> turn = append("m0", 3, new ListingChange.ToMove("m0", "ann", Listing.NEVER));
        CompletableFuture<Boolean> earlier = append("m1", 3, new ListingChange.ToMove("m1", "ann", Listing.NEVER));
        CompletableFuture<Boolean> later = append("m1", 4, TestRows.listing("m1", Listing.Phase.ENDED, 1, "ann"));
        go.countDown();
        assertTrue(busy.join());
        assertTrue(fresh.stream().allMatch(EventLogTest::outcome));
        assertInstanceOf(
                IllegalStateException.class,
                assertThrows(CompletionException.class, wrong::join).getCause());
        assertEquals(
                List.of(false, true, false, true), List.of(stale.join(), good.join(), beaten.join(), better.join()));
        assertEquals(TestRows.entries(0, "a", "b", "c", "d", "e"), log.read("old", 0));
        assertEquals(TestRows.entries(0, "a", "b", "c"), log.read("m7", 0));
        Listings listings = new JdbcListings(database);
        assertEquals(Optional.of(second), listings.find("old"));
        assertTrue(turn.join() && earlier.join() && later.join());
        assertEquals("ann", listings.find("m0").orElseThrow().toMove());
        assertEquals("", listings.find("m1").orElseThrow().toMove());
        assertEquals(21, listings.of("ann", 100).size());
    }

    private CompletableFuture<Boolean> append(String match, int after, ListingChange change) {
        return log.append(match, after, TestRows.entries(after, "x"), Optional.of(change));
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }

    @Test
    void oneOfTwoHundredWritersWinsEachNumber() throws Exception {
        race(List.of(log), List.of("m"), 200, 5);
    }

    /** On SQLite there is only one node, which races with itself. */
    @Test
    void oneWriterOfTwoNodesWinsEachNumber() throws Exception {
        switch (store) {
            case SQLITE -> race(List.of(log, new JdbcEventLog(database)), List.of("m", "n", "o"), 200, 5);
            case POSTGRESQL -> {
                try (JdbcDatabase other = StoreFactory.open(location)) {
                    race(List.of(log, new JdbcEventLog(other)), List.of("m", "n", "o"), 200, 5);
                }
            }
        }
    }

    /** Writers append one to three entries to what they have just read, until the match is long enough. */
    private static void race(List<EventLog> nodes, List<String> matches, int writers, int winsWanted) throws Exception {
        List<Callable<List<LogEntry>>> races = new ArrayList<>();
        for (int w = 0; w < writers; w++) {
            String match = matches.get(w % matches.size());
            EventLog node = nodes.get(w % nodes.size());
            int writer = w;
            races.add(() -> {
                List<LogEntry> won = new ArrayList<>();
                for (int round = 0; round < winsWanted; round++) {
                    int after = node.read(match, 0).size();
                    List<LogEntry> mine = IntStream.rangeClosed(1, 1 + writer % 3)
                            .mapToObj(i -> new LogEntry(after + i, writer, "by " + writer))
                            .toList();
                    if (node.append(match, after, mine, Optional.empty()).join()) {
                        won.addAll(mine);
                    }
                }
                return won;
            });
        }
        List<LogEntry> won = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<List<LogEntry>> each : threads.invokeAll(races)) {
                won.addAll(each.get());
            }
        }
        List<LogEntry> kept = new ArrayList<>();
        for (String match : matches) {
            List<LogEntry> entries = nodes.getFirst().read(match, 0);
            assertEquals(
                    IntStream.rangeClosed(1, entries.size()).boxed().toList(),
                    entries.stream().map(LogEntry::seq).toList());
            kept.addAll(entries);
        }
        assertFalse(kept.isEmpty());
        assertEquals(sorted(won), sorted(kept), "exactly those who were told so have won");
    }

    private static List<String> sorted(List<LogEntry> entries) {
        return entries.stream().map(LogEntry::toString).sorted().toList();
    }

    @Test
    void entriesSurviveReopening() {
        append(log, "m", 0, "a", "b");
        database.close();
        database = StoreFactory.open(location);
        log = new JdbcEventLog(database);
        assertEquals(TestRows.entries(0, "a", "b"), log.read("m", 0));
        assertFalse(append(log, "m", 0, "x"));
        assertTrue(append(log, "m", 2, "c"));
    }

    private static boolean append(EventLog log, String match, int after, String... events) {
        return log.append(match, after, TestRows.entries(after, events), Optional.empty())
                .join();
    }

    private static boolean outcome(Future<Boolean> append) {
        try {
            return append.get();
        } catch (Exception failure) {
            throw new AssertionError(failure);
        }
    }
}
