package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.setup.StoreFactory;

/** Writes when the network to PostgreSQL fails. */
final class NetworkFailureTest {

    private BreakableProxy wire;
    private JdbcDatabase near;
    private JdbcDatabase far;

    @BeforeEach
    void open(@TempDir Path folder) throws IOException {
        DatabaseLocation location = TestDatabase.POSTGRESQL.fresh(folder);
        wire = new BreakableProxy(location);
        near = StoreFactory.open(wire.place());
        far = StoreFactory.open(location);
    }

    @AfterEach
    void close() throws IOException {
        near.close();
        far.close();
        wire.close();
    }

    /** This is why such a group is never retried. */
    @Test
    void commitWithALostAnswerMayHaveHappened() throws InterruptedException {
        CompletableFuture<Integer> work = near.write(connection -> {
            int added = TestRows.adding("a").run(connection);
            wire.mute();
            return added;
        });
        while (far.read(TestRows::names).isEmpty()) {
            Thread.sleep(5);
        }
        wire.cut();
        wire.mend();
        assertEquals(Reason.OUTCOME_UNKNOWN, reason(work));
        assertEquals(1, near.write(TestRows.adding("b")).join(), "later ones go on");
        assertEquals(List.of("a", "b"), far.read(TestRows::names));
    }

    @Test
    void writesWaitForAShortOutage() {
        wire.cut();
        CompletableFuture<Integer> work = near.write(TestRows.adding("a"));
        wire.mend();
        assertEquals(1, work.join());
        assertEquals(List.of("a"), far.read(TestRows::names));
    }

    @Test
    void closingDoesNotWaitForAnUnreachableServer() {
        wire.cut();
        CompletableFuture<Integer> work = near.write(TestRows.adding("a"));
        near.close();
        assertEquals(Reason.NOTHING_WRITTEN, reason(work));
        assertEquals(List.of(), far.read(TestRows::names));
    }

    private static Reason reason(CompletableFuture<?> failing) {
        CompletionException thrown = assertThrows(CompletionException.class, failing::join);
        return assertInstanceOf(StoreException.class, thrown.getCause()).reason();
    }
}
