package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
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
    private final BlockingQueue<Set<String>> lost = new LinkedBlockingQueue<>();

    @BeforeEach
    void open(@TempDir Path folder) {
        place = TestDatabase.POSTGRESQL.fresh(folder);
        here = StoreFactory.open(place);
        there = StoreFactory.open(place);
        mine = here.openLeases(lost::add);
        theirs = there.openLeases(gone -> {});
    }

    @AfterEach
    void close() {
        mine.close();
        theirs.close();
        here.close();
        there.close();
    }

    @Test
    void oneNodeHasAMatchUntilItReleasesIt() {
        assertTrue(mine.acquire("m"));
        assertFalse(theirs.acquire("m"));
        assertTrue(theirs.acquire("n"));
        assertTrue(mine.acquire("m"), "it still is");
        mine.release("m");
        assertTrue(theirs.acquire("m"));
        assertFalse(mine.acquire("m"));
    }

    @Test
    void releasingWhatAnotherHasChangesNothing() {
        assertTrue(mine.acquire("m"));
        theirs.release("m");
        assertFalse(theirs.acquire("m"));
    }

    @Test
    void aNodeThatGoesLeavesItsMatchesToTheOthers() {
        assertTrue(mine.acquire("m"));
        mine.close();
        here.close();
        assertTrue(theirs.acquire("m"));
    }

    @Test
    void aNodeThatIsCutOffIsToldWhatItHasLost() throws Exception {
        assertTrue(mine.acquire("m"));
        assertTrue(mine.acquire("n"));
        TestDatabase.cut(place, "claims");
        assertEquals(Set.of("m", "n"), lost.poll(60, TimeUnit.SECONDS));
        assertTrue(mine.acquire("m"), "nobody else wanted it");
    }

    @Test
    void singleNodeHoldsEveryLease(@TempDir Path folder) {
        try (JdbcDatabase alone = StoreFactory.open(TestDatabase.SQLITE.fresh(folder));
                TableLeases leases = alone.openLeases(lost::add)) {
            assertTrue(leases.acquire("m"));
            leases.release("m");
            assertTrue(leases.acquire("m"));
        }
    }
}
