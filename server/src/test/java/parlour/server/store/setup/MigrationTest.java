package parlour.server.store.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.Database;
import parlour.server.store.DatabaseDump;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.jdbc.SchemaMigrator;

@OnBothDatabases
final class MigrationTest {

    private final TestDatabase store;

    @TempDir
    private Path folder;

    private DatabaseLocation place;

    MigrationTest(TestDatabase store) {
        this.store = store;
    }

    @BeforeEach
    void choose() {
        place = store.fresh(folder.resolve("fresh"));
    }

    @Test
    void emptyDatabaseGetsItsSchema() {
        try (JdbcDatabase database = StoreFactory.open(store.bare(folder))) {
            assertEquals(List.of(), new JdbcEventLog(database).read("m", 0));
        }
    }

    /** Most tests start from a copy, which must equal a newly opened database. */
    @Test
    void freshTestDatabaseEqualsANewlyOpenedOne() {
        try (JdbcDatabase opened = StoreFactory.open(store.bare(folder));
                JdbcDatabase copied = StoreFactory.open(place)) {
            assertEquals(opened.read(this::columnsAndIndexes), copied.read(this::columnsAndIndexes));
            assertFalse(copied.read(this::columnsAndIndexes).isEmpty());
            assertEquals(DatabaseDump.all(opened), DatabaseDump.all(copied));
        }
    }

    private List<String> columnsAndIndexes(Connection connection) throws SQLException {
        String sql = switch (store) {
            case SQLITE ->
                "select sql from sqlite_master union all select version || checksum from flyway_schema_history";
            case POSTGRESQL ->
                "select table_name || column_name || data_type || is_nullable from information_schema.columns"
                        + " where table_schema = current_schema()"
                        + " union all select replace(indexdef, current_schema(), '') from pg_indexes"
                        + " where schemaname = current_schema() and tablename <> 'flyway_schema_history'"
                        + " union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint"
                        + " where connamespace = current_schema()::regnamespace"
                        + " union all select version || checksum from flyway_schema_history";
        };
        List<String> all = new ArrayList<>();
        try (Statement query = connection.createStatement();
                ResultSet rows = query.executeQuery(sql)) {
            while (rows.next()) {
                all.add(String.valueOf(rows.getString(1)));
            }
        }
        return all.stream().sorted().toList();
    }

    /** Flyway would reject the changed checksum. */
    @Test
    void currentSchemaIsOpenedWithoutFlyway() {
        alter("update flyway_schema_history set checksum = checksum + 1");
        StoreFactory.open(place).close();
    }

    @Test
    void oldSchemaIsUpdated() {
        SchemaMigrator schema = switch (store) {
            case SQLITE -> SchemaMigrator.SQLITE;
            case POSTGRESQL -> SchemaMigrator.POSTGRESQL;
        };
        place = store.bare(folder);
        schema.migrateTo(1, store.source(place));
        try (JdbcDatabase database = StoreFactory.open(place)) {
            assertEquals(SchemaMigrator.NEWEST, database.read(schema::installed));
        }
    }

    @Test
    void databaseIsCopiedBeforeAnUpdateAndOnlyThen() throws IOException, SQLException {
        if (store == TestDatabase.POSTGRESQL) {
            return;
        }
        place = store.bare(folder);
        for (int i = 0; i < 2; i++) {
            Files.deleteIfExists(folder.resolve("parlour.db"));
            SchemaMigrator.SQLITE.migrateTo(7, store.source(place));
            try (Connection connection = store.source(place).getConnection();
                    Statement statement = connection.createStatement()) {
                statement.executeUpdate("insert into host_keys values ('test', 'secret " + i + "')");
            }
            StoreFactory.open(place).close();
            // Nothing to update.
            StoreFactory.open(place).close();
        }
        List<String> copies;
        try (Stream<Path> files = Files.list(folder)) {
            copies = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.contains(".v") || name.endsWith(".part"))
                    .sorted()
                    .toList();
        }
        assertEquals(List.of("parlour.v7-2.db", "parlour.v7.db"), copies);
        DatabaseLocation copy = new DatabaseLocation.SqliteFile(folder.resolve("parlour.v7.db"));
        try (Connection connection = store.source(copy).getConnection();
                Statement statement = connection.createStatement();
                ResultSet secret = statement.executeQuery("select secret from host_keys")) {
            assertEquals(7, SchemaMigrator.SQLITE.installed(connection));
            assertTrue(secret.next());
            assertEquals("secret 0", secret.getString(1));
        }
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            assertEquals(
                    "rw-------",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("parlour.v7.db"))));
        }
    }

    @Test
    void newerSchemaIsRefused() {
        alter("update flyway_schema_history set version = '999' where version = '1'");
        StoreException refused = assertThrows(StoreException.class, () -> StoreFactory.open(place));
        assertEquals(Reason.NEWER, refused.reason());
        assertTrue(refused.sentence().fr().contains("999"));
    }

    @Test
    void databaseOfAnotherProgramIsRefused() {
        alter("drop table flyway_schema_history");
        assertEquals(
                Reason.NOT_OURS,
                assertThrows(StoreException.class, () -> StoreFactory.open(place))
                        .reason());
    }

    @Test
    void refusedDatabaseIsUnlocked() {
        alter("update flyway_schema_history set version = '999' where version = '1'");
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    Reason.NEWER,
                    assertThrows(StoreException.class, () -> StoreFactory.open(place))
                            .reason());
        }
    }

    /** Two nodes may start at once on PostgreSQL, but two servers may not share a SQLite file. */
    @Test
    void onlyPostgresMayBeOpenedTwice() {
        place = store.bare(folder);
        List<CompletableFuture<Database>> openings = List.of(
                CompletableFuture.supplyAsync(() -> StoreFactory.open(place)),
                CompletableFuture.supplyAsync(() -> StoreFactory.open(place)));
        List<Database> opened = openings.stream()
                .map(opening -> opening.handle((database, refused) -> database).join())
                .filter(database -> database != null)
                .toList();
        assertEquals(store == TestDatabase.SQLITE ? 1 : 2, opened.size());
        opened.forEach(Database::close);
    }

    /** A rolling upgrade: whichever node starts first migrates, and every step is done once. */
    @Test
    void nodesThatStartAtOnceOnAnOldSchemaMigrateItOnce() {
        if (store == TestDatabase.SQLITE) {
            return;
        }
        place = store.bare(folder);
        SchemaMigrator.POSTGRESQL.migrateTo(1, store.source(place));
        List<CompletableFuture<JdbcDatabase>> openings = List.of(
                CompletableFuture.supplyAsync(() -> StoreFactory.open(place)),
                CompletableFuture.supplyAsync(() -> StoreFactory.open(place)));
        List<JdbcDatabase> opened =
                openings.stream().map(CompletableFuture::join).toList();
        List<String> versions = opened.getFirst().read(MigrationTest::installedVersions);
        assertEquals(versions.stream().distinct().toList(), versions);
        assertEquals(Integer.toString(SchemaMigrator.NEWEST), versions.getLast());
        opened.forEach(Database::close);
    }

    private static List<String> installedVersions(Connection connection) throws SQLException {
        List<String> versions = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select version from flyway_schema_history"
                        + " where success and version ~ '^[0-9]+$' order by installed_rank")) {
            while (rows.next()) {
                versions.add(rows.getString(1));
            }
        }
        return versions;
    }

    private void alter(String sql) {
        try (JdbcDatabase database = StoreFactory.open(place)) {
            database.write(connection -> {
                        try (Statement statement = connection.createStatement()) {
                            return statement.execute(sql);
                        }
                    })
                    .join();
        }
    }
}
