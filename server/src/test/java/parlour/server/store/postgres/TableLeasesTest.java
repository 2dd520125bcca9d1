package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.Lease;
import parlour.server.store.Listing;
import parlour.server.store.StoreException;
import parlour.server.store.TableLeases;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.jdbc.JdbcListings;
import parlour.server.store.setup.StoreFactory;

/** Two nodes on one PostgreSQL database. */
final class TableLeasesTest {

    private DatabaseLocation place;
    private JdbcDatabase here;
    private JdbcDatabase there;
    private TableLeases mine;
    private TableLeases theirs;

    @BeforeEach
    void open(@TempDir Path folder) {
        place = TestDatabase.POSTGRESQL.fresh(folder);
        here = StoreFactory.open(place);
        there = StoreFactory.open(place);
        mine = here.openLeases();
        theirs = there.openLeases();
    }

    @AfterEach
    void close() {
        mine.close();
        theirs.close();
        here.close();
        there.close();
    }

    @Test
    void leaseIsHeldOnceUntilReleased() {
        Lease first = mine.acquire("m").orElseThrow();
        assertEquals(Optional.empty(), theirs.acquire("m"));
        assertEquals(Optional.empty(), mine.acquire("m"));
        assertTrue(theirs.acquire("n").isPresent());
        mine.release(first);
        Lease second = theirs.acquire("m").orElseThrow();
        assertTrue(second.token() > first.token(), "later leases have higher tokens");
        mine.release(first);
        assertEquals(Optional.empty(), mine.acquire("m"), "an old lease releases nothing");
    }

    @Test
    void closedNodeReleasesItsLeases() {
        mine.acquire("m");
        mine.close();
        assertTrue(theirs.acquire("m").isPresent());
    }

    @Test
    void leaseExpiresUnlessItIsRenewed() throws SQLException {
        mine.acquire("m");
        letTimePass(TableLeases.DURATION_MILLIS - 1_000);
        mine.renew();
        letTimePass(TableLeases.DURATION_MILLIS - 1_000);
        assertEquals(Optional.empty(), theirs.acquire("m"));
        letTimePass(1_000);
        assertTrue(theirs.acquire("m").isPresent());
        mine.renew();
        letTimePass(TableLeases.DURATION_MILLIS);
        assertTrue(mine.acquire("m").isPresent(), "the old holder has not prolonged the new lease");
    }

    @Test
    void holderThatWasReplacedCannotWrite() throws SQLException {
        EventLog log = new JdbcEventLog(here);
        Lease stale = mine.acquire("m").orElseThrow();
        letTimePass(TableLeases.DURATION_MILLIS);
        Lease current = theirs.acquire("m").orElseThrow();
        assertLost(append(log, "m", stale));
        assertEquals(List.of(), log.read("m", 0));
        assertTrue(append(new JdbcEventLog(there), "m", current).join());
        assertTrue(mine.acquire("m").isPresent(), "the append has ended the lease");
    }

    /** Many appends at once are written in a batch. */
    @Test
    void holderThatWasReplacedCannotWriteInABatch() throws SQLException {
        EventLog log = new JdbcEventLog(here);
        List<Lease> leases = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            leases.add(mine.acquire("m" + i).orElseThrow());
        }
        execute("update leases set token = token + 1000 where table_id = 'm7'");
        CompletableFuture<Boolean> busy = here.write(connection -> {
            try (Statement statement = connection.createStatement()) {
                return statement.execute("select pg_sleep(0.2)");
            }
        });
        List<CompletableFuture<Boolean>> appends = leases.stream()
                .map(lease -> append(log, lease.tableId(), lease))
                .toList();
        busy.join();
        for (int i = 0; i < 20; i++) {
            if (i == 7) {
                assertLost(appends.get(i));
            } else {
                assertTrue(appends.get(i).join());
            }
            assertEquals(i == 7 ? 0 : 1, log.read("m" + i, 0).size());
        }
    }

    @Test
    void leasedTablesAreNotListedAsDue() throws SQLException {
        JdbcListings listings = new JdbcListings(there);
        EventLog log = new JdbcEventLog(here);
        Listing due = new Listing("m", "g", Listing.Phase.PLAYING, true, 5, 1, 1, "", List.of(), "{}");
        assertTrue(
                log.append("m", 0, TestRows.entries(0, "{}"), Optional.of(due)).join());
        assertEquals(List.of("m"), listings.due(5, 10));
        mine.acquire("m");
        assertEquals(List.of(), listings.due(5, 10));
        letTimePass(TableLeases.DURATION_MILLIS);
        assertEquals(List.of("m"), listings.due(5, 10));
    }

    @Test
    void disconnectedNodeConnectsAgain() throws InterruptedException {
        mine.acquire("m");
        TestDatabase.cut(place, "leases");
        for (int tries = 0; tries < 600 && mine.acquire("n").isEmpty(); tries++) {
            Thread.sleep(100);
        }
        assertEquals(Optional.empty(), mine.acquire("n"), "it has the lease");
    }

    @Test
    void singleNodeHoldsEveryLease(@TempDir Path folder) {
        try (JdbcDatabase alone = StoreFactory.open(TestDatabase.SQLITE.fresh(folder));
                TableLeases leases = alone.openLeases()) {
            Lease lease = leases.acquire("m").orElseThrow();
            assertTrue(append(new JdbcEventLog(alone), "m", lease).join());
            leases.ended(lease);
            assertTrue(leases.acquire("m").isPresent());
        }
    }

    private static CompletableFuture<Boolean> append(EventLog log, String table, Lease lease) {
        return log.append(table, 0, TestRows.entries(0, "{}"), Optional.empty(), Optional.of(lease));
    }

    private static void assertLost(CompletableFuture<Boolean> append) {
        CompletionException thrown = assertThrows(CompletionException.class, append::join);
        assertEquals(
                StoreException.Reason.LEASE_LOST,
                assertInstanceOf(StoreException.class, thrown.getCause()).reason());
    }

    /** Ages all leases, since the database's clock cannot be set. */
    private void letTimePass(long millis) throws SQLException {
        execute("update leases set expires_at = expires_at - " + millis);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = TestDatabase.POSTGRESQL.source(place).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
