package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.OnFreshDatabase;
import parlour.server.store.StoreException;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.setup.StoreFactory;

@OnBothDatabases
final class DatabaseTest extends OnFreshDatabase {

    private final List<Integer> groups = Collections.synchronizedList(new ArrayList<>());

    private final AtomicBoolean failsAfterCommit = new AtomicBoolean();

    DatabaseTest(TestDatabase store) {
        super(store);
    }

    @Override
    protected JdbcDatabase open(DatabaseLocation place) {
        return StoreFactory.open(place, (works, nanos) -> {
            groups.add(works);
            if (failsAfterCommit.getAndSet(false)) {
                throw new IllegalStateException("thrown after the commit in a test");
            }
        });
    }

    @Test
    void completedWriteCanBeRead() {
        for (int i = 0; i < 50; i++) {
            String name = "n" + i;
            database.write(TestRows.adding(name)).join();
            assertTrue(names().contains(name));
        }
    }

    /** "Nothing was written" would be a lie: it is there. */
    @Test
    void failureAfterACommitLeavesTheOutcomeUnknown() {
        failsAfterCommit.set(true);
        CompletionException failure = assertThrows(
                CompletionException.class,
                () -> database.write(TestRows.adding("kept")).join());
        StoreException reason = assertInstanceOf(StoreException.class, failure.getCause());
        assertEquals(StoreException.Reason.OUTCOME_UNKNOWN, reason.reason());
        assertTrue(names().contains("kept"));
    }

    @Test
    void concurrentWritesShareACommit() throws Exception {
        holdingTheWriter(200);
        assertEquals(List.of(1, 200), groups);
        assertEquals(200, names().size());
    }

    @Test
    void groupsAreBounded() throws Exception {
        holdingTheWriter(1_500);
        assertEquals(List.of(1, 512, 512, 476), groups);
    }

    /** Submits this many writes while the writer is busy. */
    private void holdingTheWriter(int additions) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        CompletableFuture<Boolean> busy = database.write(connection -> await(go));
        awaitBusy(busy);
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < additions; i++) {
            all.add(database.write(TestRows.adding("n" + i)));
        }
        go.countDown();
        CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
    }

    private final CountDownLatch taken = new CountDownLatch(1);

    private boolean await(CountDownLatch go) {
        taken.countDown();
        try {
            go.await();
            return true;
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }

    private void awaitBusy(CompletableFuture<Boolean> busy) throws InterruptedException {
        taken.await();
        assertFalse(busy.isDone());
    }

    @Test
    void failedWriteRollsBackOnlyItself() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        awaitBusy(database.write(connection -> await(go)));
        RuntimeException own = new IllegalStateException("own");
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            String name = "n" + i;
            all.add(
                    switch (i % 3) {
                        case 0 -> database.write(TestRows.adding(name));
                        case 1 ->
                            database.write(connection -> {
                                TestRows.adding(name).run(connection);
                                throw own;
                            });
                        default ->
                            database.write(connection -> {
                                TestRows.adding(name).run(connection);
                                return TestRows.adding("n0").run(connection); // the name exists already
                            });
                    });
        }
        go.countDown();
        for (int i = 0; i < 30; i++) {
            CompletableFuture<Integer> each = all.get(i);
            switch (i % 3) {
                case 0 -> assertEquals(1, each.join());
                case 1 ->
                    assertSame(
                            own,
                            assertThrows(CompletionException.class, each::join).getCause());
                default ->
                    assertInstanceOf(
                            SQLException.class,
                            assertThrows(CompletionException.class, each::join).getCause());
            }
            assertEquals(i % 3 == 0, names().contains("n" + i));
        }
        assertEquals(List.of(1, 30), groups, "one commit all the same");
    }

    @Test
    void singleFailingWriteIsRolledBack() {
        CompletableFuture<Integer> failing = database.write(connection -> {
            TestRows.adding("a").run(connection);
            throw new SQLException("own");
        });
        assertThrows(CompletionException.class, failing::join);
        assertEquals(1, database.write(TestRows.adding("b")).join());
        assertEquals(List.of("b"), names());
    }

    /** PostgreSQL aborts a transaction when a statement fails, even if the work catches the exception. */
    @Test
    void swallowedFailureDoesNotAffectOtherWrites() throws Exception {
        database.write(TestRows.adding("taken")).join();
        CountDownLatch go = new CountDownLatch(1);
        awaitBusy(database.write(connection -> await(go)));
        CompletableFuture<Integer> before = database.write(TestRows.adding("before"));
        CompletableFuture<Integer> swallowing = database.write(connection -> {
            try {
                return TestRows.adding("taken").run(connection);
            } catch (SQLException swallowed) {
                return 0;
            }
        });
        CompletableFuture<Integer> after = database.write(TestRows.adding("after"));
        go.countDown();
        assertEquals(1, before.join());
        assertEquals(1, after.join());
        switch (store) {
            case SQLITE -> assertEquals(0, swallowing.join());
            case POSTGRESQL -> assertThrows(CompletionException.class, swallowing::join);
        }
        assertEquals(List.of("after", "before", "taken"), names());
    }

    @Test
    void writeSeesEarlierWritesOfItsGroup() {
        CompletableFuture<Integer> first = database.write(TestRows.adding("a"));
        CompletableFuture<List<String>> second = database.write(TestRows::names);
        assertEquals(1, first.join());
        assertEquals(List.of("a"), second.join());
    }

    @Test
    void readSeesOneSnapshot() {
        database.write(TestRows.adding("a")).join();
        List<List<String>> seen = database.read(connection -> {
            List<String> before = TestRows.names(connection);
            database.write(TestRows.adding("b")).join();
            return List.of(before, TestRows.names(connection));
        });
        assertEquals(List.of(List.of("a"), List.of("a")), seen);
        assertEquals(List.of("a", "b"), names());
    }

    @Test
    void readersCannotWrite() {
        assertThrows(StoreException.class, () -> database.read(TestRows.adding("a")));
        assertEquals(List.of(), names());
    }

    @Test
    void slowContinuationsDoNotBlockTheWriter() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch waits = new CountDownLatch(1);
        // The write must not complete before the continuation is attached, or it would run on this thread.
        CountDownLatch depended = new CountDownLatch(1);
        CompletableFuture<Void> slow = database.write(connection -> await(depended))
                .thenAccept(done -> {
                    waits.countDown();
                    await(never);
                });
        depended.countDown();
        waits.await();
        assertEquals(1, database.write(TestRows.adding("b")).join());
        never.countDown();
        slow.join();
    }

    @Test
    void writeInsideAWriteThrows() {
        CompletableFuture<Integer> nested = database.write(
                connection -> database.write(TestRows.adding("a")).join());
        CompletionException thrown = assertThrows(CompletionException.class, nested::join);
        assertInstanceOf(IllegalStateException.class, thrown.getCause());
    }

    @Test
    void closingFinishesPendingWrites() {
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            all.add(database.write(TestRows.adding("n" + i)));
        }
        database.close();
        assertTrue(all.stream().allMatch(CompletableFuture::isDone));
        assertEquals(2_000, all.stream().mapToInt(CompletableFuture::join).sum());
        database = StoreFactory.open(location);
        assertEquals(2_000, names().size());
    }

    /** Writes submitted while closing are either stored or refused. */
    @Test
    void noWriteIsLostWhileClosing() throws Exception {
        List<CompletableFuture<Integer>> all = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch begun = new CountDownLatch(500);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int t = 0; t < 20; t++) {
                int thread = t;
                threads.execute(() -> {
                    for (int i = 0; i < 500; i++) {
                        all.add(database.write(TestRows.adding("n" + thread + "-" + i)));
                        begun.countDown();
                    }
                });
            }
            begun.await();
            database.close();
        }
        long kept = 0;
        for (CompletableFuture<Integer> each : all) {
            try {
                kept += each.join();
            } catch (CompletionException refused) {
                assertEquals(
                        StoreException.Reason.CLOSED,
                        assertInstanceOf(StoreException.class, refused.getCause())
                                .reason());
            }
        }
        database = StoreFactory.open(location);
        assertEquals(kept, names().size());
        assertEquals(10_000, all.size());
    }

    @Test
    void closingTwiceIsHarmless() {
        database.close();
        database.close();
        assertThrows(StoreException.class, this::names);
    }

    private List<String> names() {
        return database.read(TestRows::names);
    }
}
