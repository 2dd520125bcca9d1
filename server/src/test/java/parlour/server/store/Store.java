package parlour.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.sqlite.SQLiteDataSource;

/** The kinds of store that everything is tried on. */
public enum Store {
    SQLITE {
        @Override
        public Place fresh(Path folder) {
            return Place.SqliteFile.in(folder);
        }

        @Override
        DataSource source(Place place) {
            SQLiteDataSource source = new SQLiteDataSource();
            source.setUrl("jdbc:sqlite:" + place);
            return source;
        }
    },

    POSTGRESQL {
        @Override
        public Place fresh(Path folder) {
            return Server.freshDatabase();
        }

        @Override
        DataSource source(Place place) {
            return new PostgresEngine((Place.Postgres) place).source("test");
        }
    };

    /** An empty database that nobody else uses. */
    public abstract Place fresh(Path folder);

    /** Past everything that guards it. */
    abstract DataSource source(Place place);

    /** Ends the connections to a PostgreSQL database that were opened for one purpose, and waits until they are gone. */
    static void cut(Place place, String purpose) {
        // Waits for those that are there now: the node may be back with another connection at once.
        String sql = "select pg_terminate_backend(pid, 30000) from pg_stat_activity"
                + " where datname = current_database() and application_name = ?";
        try (Connection connection = POSTGRESQL.source(place).getConnection();
                PreparedStatement end = connection.prepareStatement(sql)) {
            end.setString(1, "parlour " + purpose);
            end.execute();
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** A real PostgreSQL server, started when it is first needed, and the same for all tests. */
    private static final class Server {

        private static final AtomicInteger SCHEMAS = new AtomicInteger();
        private static final EmbeddedPostgres SERVER = started();

        /** Tests usually do without safety; these are about it. */
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

        /** A schema of its own is as good as a database, and made much faster. */
        static Place freshDatabase() {
            String name = "store" + SCHEMAS.incrementAndGet();
            try (Connection connection = SERVER.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create schema " + name);
            } catch (SQLException failure) {
                throw new IllegalStateException(failure);
            }
            String address = "postgresql://localhost:" + SERVER.getPort() + "/postgres?currentSchema=" + name;
            return Place.Postgres.at(address, "postgres", "secret");
        }
    }
}
