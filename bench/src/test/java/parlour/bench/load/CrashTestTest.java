package parlour.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.server.store.DatabaseLocation;

/** A short run of {@code ./parlour bench crash}. */
final class CrashTestTest {

    /** Killed in the middle of the games, and once more after they were restored. */
    private static final CrashTest SHORT = new CrashTest(6, 1, 600);

    private static final CrashTest LONG = new CrashTest(30, 10, 1_500);

    /** Servers that live for a second are started with the fastest-starting flags. */
    @BeforeAll
    static void startServersQuickly() {
        System.setProperty("parlour.bench.flags", "-XX:TieredStopAtLevel=1");
    }

    @AfterAll
    static void startServersAsUsual() {
        System.clearProperty("parlour.bench.flags");
    }

    @Test
    void confirmedMovesSurviveACrashOnSqlite() {
        killWithSqlite(SHORT);
    }

    @Test
    @Tag("long")
    void confirmedMovesSurviveManyCrashesOnSqlite() {
        killWithSqlite(LONG);
    }

    private static void killWithSqlite(CrashTest faults) {
        try (Folder folder = Folder.fresh()) {
            assertNothingLost(faults.on(folder, DatabaseLocation.SqliteFile.in(folder.path())));
        }
    }

    @Test
    void confirmedMovesSurviveACrashOnPostgres() throws IOException {
        killWithPostgres(SHORT);
    }

    @Test
    @Tag("long")
    void confirmedMovesSurviveManyCrashesOnPostgres() throws IOException {
        killWithPostgres(LONG);
    }

    private static void killWithPostgres(CrashTest faults) throws IOException {
        try (Folder folder = Folder.fresh();
                EmbeddedPostgres postgres = CrashTest.postgres()) {
            assertNothingLost(faults.on(folder, CrashTest.place(postgres)));
        }
    }

    private static void assertNothingLost(CrashTest.Result result) {
        assertEquals(List.of(), result.faults());
        assertTrue(result.moves() > 0);
        assertTrue(result.looked() >= result.moves(), result.toString());
    }
}
