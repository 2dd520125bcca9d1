package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.Database;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.setup.StoreFactory;

/** Writes when PostgreSQL terminates the connection. */
final class LostConnectionTest {

    private DatabaseLocation place;
    private JdbcDatabase database;

    @BeforeEach
    void open(@TempDir Path folder) {
        place = TestDatabase.POSTGRESQL.fresh(folder);
        database = StoreFactory.open(place);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void connectionLostBetweenWritesIsReopened() {
        database.write(TestRows.adding("a")).join();
        TestDatabase.cut(place, "writer");
        assertEquals(1, database.write(TestRows.adding("b")).join());
        assertEquals(List.of("a", "b"), database.read(TestRows::names));
    }

    @Test
    void writeInterruptedBeforeTheCommitIsRetried() {
        AtomicInteger runs = new AtomicInteger();
        CompletableFuture<Integer> work = database.write(connection -> {
            TestRows.adding("a").run(connection);
            if (runs.incrementAndGet() == 1) {
                TestDatabase.cut(place, "writer");
            }
            return TestRows.adding("b").run(connection);
        });
        assertEquals(1, work.join());
        assertEquals(2, runs.get());
        assertEquals(List.of("a", "b"), database.read(TestRows::names));
    }

    @Test
    void groupInterruptedDuringTheCommitIsNotRetried() {
        AtomicInteger runs = new AtomicInteger();
        CompletableFuture<Integer> work = database.write(connection -> {
            runs.incrementAndGet();
            TestRows.adding("a").run(connection);
            TestDatabase.cut(place, "writer");
            return 1;
        });
        CompletionException thrown = assertThrows(CompletionException.class, work::join);
        assertEquals(
                StoreException.Reason.OUTCOME_UNKNOWN,
                assertInstanceOf(StoreException.class, thrown.getCause()).reason());
        assertEquals(1, runs.get());
        assertEquals(1, database.write(TestRows.adding("b")).join(), "later ones go on");
    }

    @Test
    void writeInterruptedEveryTimeFails() {
        CompletableFuture<Integer> work = database.write(connection -> {
            TestDatabase.cut(place, "writer");
            return TestRows.adding("a").run(connection);
        });
        CompletionException thrown = assertThrows(CompletionException.class, work::join);
        assertEquals(
                StoreException.Reason.NOTHING_WRITTEN,
                assertInstanceOf(StoreException.class, thrown.getCause()).reason());
        assertEquals(List.of(), database.read(TestRows::names));
    }

    @Test
    void readersReconnect() {
        database.write(TestRows.adding("a")).join();
        database.read(TestRows::names);
        TestDatabase.cut(place, "reader");
        try {
            database.read(TestRows::names);
        } catch (StoreException once) {
            assertEquals(StoreException.Reason.NOT_READ, once.reason());
        }
        assertEquals(List.of("a"), database.read(TestRows::names));
    }

    @Test
    void deadlockBetweenTwoNodesIsResolved() {
        database.write(connection -> {
                    TestRows.adding("a").run(connection);
                    return TestRows.adding("b").run(connection);
                })
                .join();
        try (JdbcDatabase other = StoreFactory.open(place)) {
            CyclicBarrier bothHoldOne = new CyclicBarrier(2);
            CompletableFuture<Integer> one = database.write(touching("a", "b", bothHoldOne));
            CompletableFuture<Integer> two = other.write(touching("b", "a", bothHoldOne));
            assertEquals(1, one.join());
            assertEquals(1, two.join());
        }
    }

    private static Database.Work<Integer> touching(String first, String second, CyclicBarrier bothHoldOne) {
        AtomicInteger runs = new AtomicInteger();
        return connection -> {
            touch(connection, first);
            if (runs.incrementAndGet() == 1) {
                try {
                    bothHoldOne.await();
                } catch (Exception never) {
                    throw new IllegalStateException(never);
                }
            }
            return touch(connection, second);
        };
    }

    private static int touch(Connection connection, String name) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("update person_aliases set person = 'y' where former_id = ?")) {
            update.setString(1, name);
            return update.executeUpdate();
        }
    }
}
