package parlour.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.server.store.Place;

/** A short run of {@code ./parlour bench faults}. */
final class FaultsTest {

    private static final Faults SHORT = new Faults(6, 2, 600);

    @Test
    void nothingThatWasToldIsLostWhenAServerWithSqliteIsKilled() {
        try (Folder folder = Folder.fresh()) {
            assertNothingLost(SHORT.on(folder, Place.SqliteFile.in(folder.path())));
        }
    }

    @Test
    void nothingThatWasToldIsLostWhenAServerWithPostgresIsKilled() throws IOException {
        try (Folder folder = Folder.fresh();
                EmbeddedPostgres postgres = Faults.postgres()) {
            assertNothingLost(SHORT.on(folder, Faults.place(postgres)));
        }
    }

    private static void assertNothingLost(Faults.Result result) {
        assertEquals(List.of(), result.faults());
        assertTrue(result.moves() > 0);
        assertTrue(result.looked() >= result.moves(), result.toString());
    }
}
