package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TableLeases;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
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
    void leaseIsHeldByOneNodeUntilReleased() {
        assertTrue(mine.acquire("m"));
        assertFalse(theirs.acquire("m"));
        assertTrue(theirs.acquire("n"));
        assertTrue(mine.acquire("m"), "it still is");
        mine.release("m");
        assertTrue(theirs.acquire("m"));
        assertFalse(mine.acquire("m"));
    }

    @Test
    void releasingTheLeaseOfAnotherNodeHasNoEffect() {
        assertTrue(mine.acquire("m"));
        theirs.release("m");
        assertFalse(theirs.acquire("m"));
    }

    @Test
    void closedNodeReleasesItsLeases() {
        assertTrue(mine.acquire("m"));
        mine.close();
        here.close();
        assertTrue(theirs.acquire("m"));
    }

    @Test
    void disconnectedNodeLosesItsLeases() throws Exception {
        assertTrue(mine.acquire("m"));
        TestDatabase.cut(place, "leases");
        assertTrue(acquires(mine, "n"), "it is connected again");
        assertTrue(acquires(theirs, "m"));
        assertFalse(mine.acquire("m"));
    }

    /** Retries for up to a minute, while the node reconnects. */
    private static boolean acquires(TableLeases leases, String match) throws InterruptedException {
        for (int tries = 0; tries < 600 && !leases.acquire(match); tries++) {
            Thread.sleep(100);
        }
        return leases.acquire(match);
    }

    @Test
    void singleNodeHoldsEveryLease(@TempDir Path folder) {
        try (JdbcDatabase alone = StoreFactory.open(TestDatabase.SQLITE.fresh(folder));
                TableLeases leases = alone.openLeases()) {
            assertTrue(leases.acquire("m"));
            leases.release("m");
            assertTrue(leases.acquire("m"));
        }
    }
}
