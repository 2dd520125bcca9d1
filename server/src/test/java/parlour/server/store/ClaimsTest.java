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
final class ClaimsTest {

    private Place place;
    private Database here;
    private Database there;
    private Claims mine;
    private Claims theirs;
    private final BlockingQueue<Set<String>> lost = new LinkedBlockingQueue<>();

    @BeforeEach
    void open(@TempDir Path folder) {
        place = Store.POSTGRESQL.fresh(folder);
        here = Database.open(place);
        there = Database.open(place);
        mine = Claims.open(here, lost::add);
        theirs = Claims.open(there, gone -> {});
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
        assertTrue(mine.claim("m"));
        assertFalse(theirs.claim("m"));
        assertTrue(theirs.claim("n"));
        assertTrue(mine.claim("m"), "it still is");
        mine.release("m");
        assertTrue(theirs.claim("m"));
        assertFalse(mine.claim("m"));
    }

    @Test
    void releasingWhatAnotherHasChangesNothing() {
        assertTrue(mine.claim("m"));
        theirs.release("m");
        assertFalse(theirs.claim("m"));
    }

    @Test
    void aNodeThatGoesLeavesItsMatchesToTheOthers() {
        assertTrue(mine.claim("m"));
        mine.close();
        here.close();
        assertTrue(theirs.claim("m"));
    }

    @Test
    void aNodeThatIsCutOffIsToldWhatItHasLost() throws Exception {
        assertTrue(mine.claim("m"));
        assertTrue(mine.claim("n"));
        Store.cut(place, "claims");
        assertEquals(Set.of("m", "n"), lost.poll(60, TimeUnit.SECONDS));
        assertTrue(mine.claim("m"), "nobody else wanted it");
    }

    @Test
    void whoeverIsAloneHasEverything(@TempDir Path folder) {
        try (Database alone = Database.open(Store.SQLITE.fresh(folder));
                Claims claims = Claims.open(alone, lost::add)) {
            assertTrue(claims.claim("m"));
            claims.release("m");
            assertTrue(claims.claim("m"));
        }
    }
}
