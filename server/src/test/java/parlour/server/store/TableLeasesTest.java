package parlour.server.store;

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

/** Two nodes on one PostgreSQL database. */
final class TableLeasesTest {

    private DatabaseLocation place;
    private Database here;
    private Database there;
    private TableLeases mine;
    private TableLeases theirs;
    private final BlockingQueue<Set<String>> lost = new LinkedBlockingQueue<>();

    @BeforeEach
    void open(@TempDir Path folder) {
        place = TestDatabase.POSTGRESQL.fresh(folder);
        here = Database.open(place);
        there = Database.open(place);
        mine = TableLeases.open(here, lost::add);
        theirs = TableLeases.open(there, gone -> {});
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
        try (Database alone = Database.open(TestDatabase.SQLITE.fresh(folder));
                TableLeases leases = TableLeases.open(alone, lost::add)) {
            assertTrue(leases.acquire("m"));
            leases.release("m");
            assertTrue(leases.acquire("m"));
        }
    }
}
