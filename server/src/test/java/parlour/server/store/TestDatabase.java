package parlour.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.sqlite.SQLiteDataSource;
import parlour.server.store.postgres.PostgresEngine;
import parlour.server.store.setup.StoreFactory;

/** The kinds of database that tests run on. */
public enum TestDatabase {
    SQLITE {
        @Override
        public DatabaseLocation fresh(Path folder) {
            DatabaseLocation.SqliteFile place = DatabaseLocation.SqliteFile.in(folder);
            try {
                Files.createDirectories(folder);
                Files.write(place.file(), MigratedFile.BYTES);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            return place;
        }

        @Override
        public DatabaseLocation bare(Path folder) {
            return DatabaseLocation.SqliteFile.in(folder);
        }

        @Override
        public DataSource source(DatabaseLocation location) {
            SQLiteDataSource source = new SQLiteDataSource();
            source.setUrl("jdbc:sqlite:" + location);
            return source;
        }
    },

    POSTGRESQL {
        @Override
        public DatabaseLocation fresh(Path folder) {
            return Server.migratedSchema();
        }

        @Override
        public DatabaseLocation bare(Path folder) {
            return Server.bareSchema();
        }

        @Override
        public DataSource source(DatabaseLocation location) {
            return new PostgresEngine((DatabaseLocation.Postgres) location).source("test");
        }
    };

    /** A new database with an empty schema. */
    public abstract DatabaseLocation fresh(Path folder);

    /** A new database without tables: opening it runs all migration scripts, which takes a while. */
    public abstract DatabaseLocation bare(Path folder);

    /** Connects directly, bypassing locks and settings. */
    public abstract DataSource source(DatabaseLocation location);

    /** Terminates the PostgreSQL connections opened for one purpose, and waits until they are gone. */
    public static void cut(DatabaseLocation location, String purpose) {
        // Waits only for the current ones: the node may reconnect at once.
        String sql = "select pg_terminate_backend(pid, 30000) from pg_stat_activity"
                + " where datname = current_database() and application_name = ?";
        try (Connection connection = POSTGRESQL.source(location).getConnection();
                PreparedStatement end = connection.prepareStatement(sql)) {
            end.setString(1, "parlour " + purpose);
            end.execute();
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** The bytes of a database file that was opened once and never written to. */
    private static final class MigratedFile {

        private static final byte[] BYTES = made();

        private static byte[] made() {
            try {
                Path folder = Files.createTempDirectory("migrated");
                DatabaseLocation.SqliteFile place = DatabaseLocation.SqliteFile.in(folder);
                StoreFactory.open(place).close();
                byte[] bytes = Files.readAllBytes(place.file());
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
                return bytes;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }

    /** A real PostgreSQL server, started on first use and shared by all tests. */
    private static final class Server {

        private static final AtomicInteger SCHEMAS = new AtomicInteger();
        private static final EmbeddedPostgres SERVER = started();
        private static final String MIGRATED = migrated();
        private static final String SCRIPTS = scripts();

        private static EmbeddedPostgres started() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("full_page_writes", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .start();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        private static String migrated() {
            String name = newSchema("");
            StoreFactory.open(place(name)).close();
            return name;
        }

        /** A schema serves as a database, and is created much faster. */
        static DatabaseLocation bareSchema() {
            return place(newSchema(""));
        }

        /** Runs the same scripts and copies Flyway's history, which is faster than running Flyway. */
        static DatabaseLocation migratedSchema() {
            String history = "create table flyway_schema_history (like " + MIGRATED
                    + ".flyway_schema_history including all);"
                    + "insert into flyway_schema_history select * from " + MIGRATED + ".flyway_schema_history;";
            return place(newSchema(SCRIPTS + history));
        }

        /** All scripts that Flyway has run, in order. */
        private static String scripts() {
            String names = "select script from " + MIGRATED + ".flyway_schema_history where version is not null"
                    + " order by installed_rank";
            StringBuilder all = new StringBuilder();
            try (Connection connection = SERVER.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery(names)) {
                while (rows.next()) {
                    try (InputStream in =
                            Database.class.getResourceAsStream("schema/postgresql/" + rows.getString(1))) {
                        byte[] script = Objects.requireNonNull(in).readAllBytes();
                        all.append(new String(script, StandardCharsets.UTF_8)).append('\n');
                    }
                }
            } catch (SQLException | IOException failure) {
                throw new IllegalStateException(failure);
            }
            return all.toString();
        }

        private static String newSchema(String sql) {
            String name = "store" + SCHEMAS.incrementAndGet();
            try (Connection connection = SERVER.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create schema " + name + "; set search_path to " + name + ";" + sql);
                return name;
            } catch (SQLException failure) {
                throw new IllegalStateException(failure);
            }
        }

        private static DatabaseLocation place(String schema) {
            String address = "postgresql://localhost:" + SERVER.getPort() + "/postgres?currentSchema=" + schema
                    + "&connectTimeout=120";
            return DatabaseLocation.Postgres.at(address, "postgres", "secret");
        }
    }
}
