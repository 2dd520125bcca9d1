package parlour.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.conquest.Conquest;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;
import parlour.server.table.Tables;

/** Thousands of abandoned games against bots cost rows in the database, and nothing else. */
final class ManyBotTablesTest {

    private static final int TABLES = 2_000;

    @TempDir
    private Path data;

    @Test
    void botsMoveAtThousandsOfTablesThatAreNotAllInMemory() throws Exception {
        DatabaseLocation location = TestDatabase.POSTGRESQL.fresh(data);
        ManualClock clock = new ManualClock();
        try (Tables tables = new Tables(location)) {
            try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < TABLES; i++) {
                    people.execute(() -> tables.openAgainstBot(Conquest.CONQUEST));
                }
            }
            assertTrue(tables.due() > TABLES / 3, "about half of the bots move first");
            int mostInMemory = 0;
            try (TestServer one = TestServer.on(location, data.resolve("one"), clock);
                    TestServer other = TestServer.on(location, data.resolve("other"), clock)) {
                while (tables.due() > 0 || leases(location) > 0) {
                    mostInMemory = Math.max(mostInMemory, Math.max(one.tablesInMemory(), other.tablesInMemory()));
                    Thread.sleep(50);
                }
                String metrics = one.stranger().get("/metrics").text();
                assertTrue(metrics.contains("parlour_bots_thinking_seconds_bucket{le=\"0.05\"}"), metrics);
            }
            int most = mostInMemory;
            assertTrue(most < 300, () -> most + " tables were in memory at once");
        }
    }

    private static int leases(DatabaseLocation location) throws Exception {
        try (Connection connection = TestDatabase.POSTGRESQL.source(location).getConnection();
                Statement query = connection.createStatement();
                ResultSet count = query.executeQuery("select count(*) from leases")) {
            count.next();
            return count.getInt(1);
        }
    }
}
