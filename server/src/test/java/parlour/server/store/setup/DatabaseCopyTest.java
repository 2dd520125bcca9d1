package parlour.server.store.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseDump;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.Listing.Phase;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.jdbc.SchemaMigrator;
import parlour.server.store.jdbc.ServingTime;

final class DatabaseCopyTest {

    private static final int GAMES = 30;
    private static final int LONG_GAME = 2_500;

    @TempDir
    private Path folder;

    /** A database with rows that refer to each other, truth values, and texts of several alphabets. */
    private DatabaseLocation filled() {
        DatabaseLocation place = TestDatabase.SQLITE.fresh(folder.resolve("source"));
        try (JdbcDatabase database = StoreFactory.open(place)) {
            EventLog log = new JdbcEventLog(database);
            for (int i = 0; i < GAMES; i++) {
                log.append(
                                (i % 2 == 0 ? "é" : "Z") + i,
                                0,
                                TestRows.entries(0, "a", "« b »", "{\"c\":\"'\"}"),
                                Optional.of(TestRows.listing(
                                        (i % 2 == 0 ? "é" : "Z") + i,
                                        i % 3 == 0 ? Phase.WAITING : Phase.ENDED,
                                        i,
                                        "ann",
                                        "zoé")))
                        .join();
                new ChatMessages(database)
                        .append("m" + i, "ann", i, "line 🎲 " + i)
                        .join();
            }
            String[] events =
                    IntStream.range(0, LONG_GAME).mapToObj(i -> "e" + i).toArray(String[]::new);
            log.append("long", 0, TestRows.entries(0, events), Optional.empty()).join();
            database.write(connection -> {
                        try (Statement statement = connection.createStatement()) {
                            statement.executeUpdate(
                                    "insert into people values ('ann', 'account', 'Ann', '', 1, 5), ('bot', 'bot', 'B', 'ann', 1, 6)");
                            return statement.executeUpdate("insert into accounts values ('ann', 'hash')");
                        }
                    })
                    .join();
            ServingTime.open(database, () -> 1_000, () -> 0);
            ServingTime.open(database, () -> 100_000, () -> 0);
        }
        return place;
    }

    private static Map<String, List<String>> rows(DatabaseLocation place) {
        try (JdbcDatabase database = StoreFactory.open(place)) {
            Map<String, List<String>> all = DatabaseDump.all(database);
            all.keySet().removeAll(Set.of("leases", "nodes", "write_checks", "access_nodes"));
            return all;
        }
    }

    @Test
    void everyRowGoesToPostgresAndBack() {
        DatabaseLocation source = filled();
        DatabaseLocation postgres = TestDatabase.POSTGRESQL.bare(folder);
        DatabaseCopy.Copied copied = DatabaseCopy.copy(source, postgres);
        assertEquals(3 * GAMES + LONG_GAME, copied.events());
        assertTrue(copied.rows() > copied.events());
        Map<String, List<String>> rows = rows(source);
        assertEquals(rows, rows(postgres));

        DatabaseLocation back = TestDatabase.SQLITE.bare(folder.resolve("back"));
        assertEquals(copied, DatabaseCopy.copy(postgres, back));
        assertEquals(rows, rows(back));
        // Neither copy is empty now.
        for (DatabaseLocation target : List.of(postgres, back)) {
            assertEquals(Reason.ALREADY_THERE, refused(source, target));
        }
        assertEquals(rows, rows(postgres));
    }

    @Test
    void aDifferenceIsFoundInEitherDirection() throws SQLException {
        DatabaseLocation source = filled();
        DatabaseLocation copy = TestDatabase.SQLITE.bare(folder.resolve("copy"));
        DatabaseCopy.copy(source, copy);
        try (Connection from = TestDatabase.SQLITE.source(source).getConnection();
                Connection to = TestDatabase.SQLITE.source(copy).getConnection();
                Statement statement = to.createStatement()) {
            TableCopy events = TableCopy.of("table_events", from, to);
            TableCopy reverse = TableCopy.of("table_events", to, from);
            assertEquals(3 * GAMES + LONG_GAME, events.compare());
            statement.executeUpdate("update table_events set event = 'e8' where table_id = 'long' and seq = 8");
            assertEquals(Reason.NOT_EQUAL, difference(events));
            statement.executeUpdate("delete from table_events where table_id = 'long' and seq = 8");
            assertEquals(Reason.NOT_EQUAL, difference(events));
            assertEquals(Reason.NOT_EQUAL, difference(reverse));
        }
    }

    private static Reason difference(TableCopy table) {
        return assertThrows(StoreException.class, table::compare).reason();
    }

    @Test
    void whatCannotBeCopiedIsRefused() {
        DatabaseLocation missing = TestDatabase.SQLITE.bare(folder.resolve("missing"));
        DatabaseLocation target = TestDatabase.SQLITE.bare(folder.resolve("target"));
        assertEquals(Reason.NOT_A_DATABASE, refused(missing, target));
        assertFalse(Files.exists(folder.resolve("missing")));

        DatabaseLocation old = TestDatabase.SQLITE.bare(folder);
        SchemaMigrator.SQLITE.migrateTo(SchemaMigrator.NEWEST - 1, TestDatabase.SQLITE.source(old));
        assertEquals(Reason.NOT_READ, refused(old, target));

        DatabaseLocation source = TestDatabase.SQLITE.fresh(folder.resolve("source"));
        assertEquals(Reason.IN_USE, refused(source, source));
        try (JdbcDatabase _ = StoreFactory.open(source)) {
            assertEquals(Reason.IN_USE, refused(source, target));
        }
    }

    private static Reason refused(DatabaseLocation from, DatabaseLocation to) {
        return assertThrows(StoreException.class, () -> DatabaseCopy.copy(from, to))
                .reason();
    }
}
