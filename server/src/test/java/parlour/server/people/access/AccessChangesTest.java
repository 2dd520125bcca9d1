package parlour.server.people.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import parlour.server.people.access.AccessChange.GuestMerged;
import parlour.server.people.access.AccessChange.PersonChanged;
import parlour.server.people.access.AccessChange.SessionEnded;
import parlour.server.store.Database;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.NodeMessages;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.Sql;
import parlour.server.store.setup.StoreFactory;

/** Several nodes on one PostgreSQL database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class AccessChangesTest {

    private static final Duration LONG = Duration.ofSeconds(60);

    private final DatabaseLocation location = TestDatabase.POSTGRESQL.fresh(Path.of("unused"));
    private final JdbcDatabase database = StoreFactory.open(location);

    @AfterAll
    void close() {
        database.close();
    }

    /** A node that can be made to hang. */
    private final class Node implements AccessListener, Database, AutoCloseable {

        final List<String> applied = new CopyOnWriteArrayList<>();
        final AccessChanges access;
        /** Its own: a node does not hear what it has said itself. */
        private final JdbcDatabase ours = StoreFactory.open(location);

        private final NodeMessages messages;
        private volatile CountDownLatch running = new CountDownLatch(0);

        Node(boolean isDeaf, Duration lease) {
            this.messages = isDeaf ? deaf() : ours.openNodeMessages();
            access = AccessChanges.ofSeveralNodes(this, messages, lease);
            access.listen(this);
            access.start(() -> {});
        }

        void hang() {
            running = new CountDownLatch(1);
        }

        void goOn() {
            running.countDown();
        }

        private void awaitRunning() {
            try {
                running.await();
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }

        @Override
        public <T extends @Nullable Object> CompletableFuture<T> write(Database.Work<T> work) {
            awaitRunning();
            return ours.write(work);
        }

        @Override
        public <T extends @Nullable Object> CompletableFuture<T> writeFor(String tableId, Database.Work<T> work) {
            awaitRunning();
            return ours.writeFor(tableId, work);
        }

        @Override
        public <T extends @Nullable Object> T read(Database.Work<T> work) {
            awaitRunning();
            return ours.read(work);
        }

        @Override
        public void onChange(AccessChange change) {
            applied.add(change.kind() + " " + change.subject());
        }

        @Override
        public void onGap() {
            applied.add("gap");
        }

        void adds(AccessChange change) {
            access.write((connection, changes) -> {
                changes.add(change);
                return change;
            });
        }

        @Override
        public void close() {
            goOn();
            access.close();
            messages.close();
            ours.close();
        }
    }

    private Node node(Duration lease) {
        return new Node(false, lease);
    }

    /** Loses every message. */
    private static NodeMessages deaf() {
        return new NodeMessages() {
            @Override
            public void publish(String topic, String payload) {}

            @Override
            public Subscription subscribe(Listener reader) {
                return () -> {};
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void everyNodeHasAppliedAChangeWhenItIsAcknowledged() {
        try (Node one = node(LONG);
                Node other = node(LONG)) {
            List<String> expected = new ArrayList<>();
            for (AccessChange change : List.of(
                    new SessionEnded("a", false),
                    new SessionEnded("b", true),
                    new PersonChanged("c"),
                    new GuestMerged("d"))) {
                one.adds(change);
                expected.add(change.kind() + " " + change.subject());
                assertEquals(expected, one.applied);
                assertEquals(expected, other.applied);
            }
        }
    }

    @Test
    void concurrentChangesAreAppliedInTheSameOrder() throws Exception {
        try (Node one = node(LONG);
                Node other = node(LONG);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> added = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                Node node = i % 2 == 0 ? one : other;
                PersonChanged change = new PersonChanged("person" + i);
                added.add(threads.submit(() -> node.adds(change)));
            }
            for (Future<?> each : added) {
                each.get();
            }
            assertEquals(20, one.applied.size());
            assertEquals(one.applied, other.applied);
        }
    }

    @Test
    void lostMessagesOnlyCostTime() {
        try (Node one = node(LONG);
                Node other = new Node(true, Duration.ofSeconds(1))) {
            one.adds(new SessionEnded("a", false));
            assertEquals(List.of("session-ended a"), other.applied);
        }
    }

    /** A hung node holds up a change only until its lease has expired, and then serves nobody before it has caught up. */
    @Test
    void hungNodeCatchesUpBeforeItServesAgain() throws InterruptedException {
        try (Node one = node(Duration.ofSeconds(20));
                Node hung = node(Duration.ofMillis(800))) {
            assertTrue(hung.access.isCurrent());
            hung.hang();
            one.adds(new SessionEnded("a", false));
            assertEquals(List.of("session-ended a"), one.applied);
            assertFalse(hung.access.isCurrent(), "it must not serve what it has not heard of");
            assertEquals(List.of(), hung.applied);
            hung.goOn();
            while (!hung.access.isCurrent()) {
                Thread.sleep(1);
            }
            assertEquals(List.of("session-ended a"), hung.applied);
        }
    }

    @Test
    void nodeThatMissedChangesForgetsEverything() throws InterruptedException {
        try (Node one = node(Duration.ofSeconds(20));
                Node hung = node(Duration.ofMillis(800))) {
            hung.hang();
            one.adds(new SessionEnded("a", false));
            one.adds(new SessionEnded("b", false));
            database.write(connection -> Sql.change(connection, "delete from access_changes where subject = 'a'"))
                    .join();
            hung.goOn();
            while (!hung.access.isCurrent()) {
                Thread.sleep(1);
            }
            assertEquals(List.of("gap"), hung.applied);
        }
    }

    @Test
    void stoppedNodeIsNotWaitedFor() {
        try (Node one = node(Duration.ofSeconds(20))) {
            Node stopped = node(LONG);
            stopped.close();
            assertFalse(stopped.access.isCurrent());
            one.adds(new SessionEnded("a", false));
            assertEquals(List.of(), stopped.applied);
        }
    }

    @Test
    void refusedWorkChangesNothing() {
        try (Node one = node(LONG)) {
            assertEquals("no", one.access.write((connection, changes) -> "no"));
            assertEquals(List.of(), one.applied);
        }
    }
}
