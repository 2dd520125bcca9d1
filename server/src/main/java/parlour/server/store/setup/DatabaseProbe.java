package parlour.server.store.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.jdbc.SchemaMigrator;
import parlour.server.store.postgres.PostgresEngine;
import parlour.server.store.sqlite.SqliteEngine;

/** Tries a database without changing it, also while a server uses it. */
public final class DatabaseProbe {

    /** Written to see whether there is space, and rolled back. */
    private static final String TRIAL = "create table parlour_trial (number integer)";

    private DatabaseProbe() {}

    /**
     * A database that works.
     *
     * @param schema the version of its tables; 0 if there are none yet
     * @param clockAhead how far the clock of this machine is ahead of that of a database server
     */
    public record Answer(int schema, Optional<Duration> clockAhead) {

        public boolean isCurrent() {
            return schema == SchemaMigrator.NEWEST;
        }
    }

    /**
     * Tries to reach, read and write it.
     *
     * @throws StoreException if that fails, or if a newer version has written it
     */
    public static Answer of(DatabaseLocation location) {
        Answer answer = switch (location) {
            case DatabaseLocation.SqliteFile(Path file) -> sqlite(file.toAbsolutePath());
            case DatabaseLocation.Postgres postgres -> postgres(new PostgresEngine(postgres));
        };
        if (answer.schema > SchemaMigrator.NEWEST) {
            throw SchemaMigrator.newer(answer.schema);
        }
        return answer;
    }

    private static Answer sqlite(Path file) {
        requireWritableFolder(file);
        if (!Files.exists(file)) {
            return new Answer(0, Optional.empty());
        }
        try (Connection connection = SqliteEngine.beside(file);
                Statement statement = connection.createStatement()) {
            int schema = SchemaMigrator.SQLITE.installed(connection);
            statement.execute("begin immediate");
            statement.execute(TRIAL);
            statement.execute("rollback");
            return new Answer(schema, Optional.empty());
        } catch (SQLException failure) {
            throw SqliteEngine.refusal(file, failure);
        }
    }

    /** In the folder, or in the nearest one above it that exists: the first start creates the others. */
    private static void requireWritableFolder(Path file) {
        @Nullable Path folder = file.getParent();
        while (folder != null && !Files.exists(folder)) {
            folder = folder.getParent();
        }
        try {
            if (folder == null) {
                throw new IOException("no folder");
            }
            Files.delete(Files.createTempFile(folder, ".parlour", ".trial"));
        } catch (IOException failure) {
            throw new StoreException(
                    Reason.NOT_WRITABLE,
                    "The folder of " + file + " is not writable.",
                    "Le dossier de " + file + " n’est pas accessible en écriture.",
                    failure);
        }
    }

    private static Answer postgres(PostgresEngine engine) {
        try (Connection connection = engine.source("doctor").getConnection();
                Statement statement = connection.createStatement()) {
            int schema = SchemaMigrator.POSTGRESQL.installed(connection);
            long now = System.currentTimeMillis();
            Duration ahead;
            try (ResultSet clock = statement.executeQuery("select " + engine.currentMillis())) {
                clock.next();
                ahead = Duration.ofMillis(now - clock.getLong(1));
            }
            connection.setAutoCommit(false);
            statement.execute(TRIAL);
            connection.rollback();
            return new Answer(schema, Optional.of(ahead));
        } catch (SQLException failure) {
            throw engine.refusal(failure);
        }
    }
}
