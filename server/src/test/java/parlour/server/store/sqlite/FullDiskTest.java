package parlour.server.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.Database;
import parlour.server.store.EventLog;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.setup.StoreFactory;

final class FullDiskTest {

    /** Simulates a full disk by limiting SQLite's page count. */
    @Test
    void fullDiskFailsOnlyWritesThatDoNotFit(@TempDir Path folder) {
        try (JdbcDatabase database = StoreFactory.open(TestDatabase.SQLITE.fresh(folder))) {
            EventLog log = new JdbcEventLog(database);
            List<CompletableFuture<Boolean>> appends = new ArrayList<>();
            allowPages(database, pages(database) + 20);
            for (int i = 0; i < 100; i++) {
                appends.add(log.append("m" + i, 0, TestRows.entries(0, "x".repeat(10_000)), Optional.empty()));
            }
            int kept = 0;
            for (int i = 0; i < 100; i++) {
                boolean told = isTrue(appends.get(i));
                assertEquals(told ? 1 : 0, log.read("m" + i, 0).size());
                kept += told ? 1 : 0;
            }
            assertTrue(0 < kept && kept < 100, kept + " of 100 were kept");
            allowPages(database, 1_000_000);
            assertTrue(log.append("later", 0, TestRows.entries(0, "a"), Optional.empty())
                    .join());
        }
    }

    private static boolean isTrue(CompletableFuture<Boolean> append) {
        append.exceptionally(failed -> false).join();
        if (append.isCompletedExceptionally()) {
            assertThrows(CompletionException.class, append::join);
            return false;
        }
        return append.join();
    }

    private static int pages(Database database) {
        return database.read(connection -> {
            try (Statement pragma = connection.createStatement();
                    ResultSet count = pragma.executeQuery("pragma page_count")) {
                return count.getInt(1);
            }
        });
    }

    private static void allowPages(Database database, int pages) {
        database.write(connection -> {
                    try (Statement pragma = connection.createStatement()) {
                        return pragma.execute("pragma max_page_count = " + pages);
                    }
                })
                .join();
    }
}
