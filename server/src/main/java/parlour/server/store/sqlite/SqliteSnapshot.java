package parlour.server.store.sqlite;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.jdbc.SchemaMigrator;
import parlour.server.store.jdbc.SnapshotCopier;

/** Copies a snapshot with {@code VACUUM INTO}, while another process may be writing. */
public final class SqliteSnapshot implements SnapshotCopier {

    private static final int BUSY_TIMEOUT_MS = 5_000;

    private final Path source;

    public SqliteSnapshot(Path source) {
        this.source = source;
    }

    @Override
    public void to(Path file) throws SQLException {
        if (!Files.isRegularFile(source)) {
            throw new StoreException(
                    Reason.NOT_A_DATABASE,
                    "There is no database " + source + ".",
                    "Il n’y a pas de base de données " + source + ".",
                    null);
        }
        SqliteLibrary.load(SqliteEngine.folderOf(source));
        try (Connection connection = opened();
                PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
            copy.setString(1, file.toString());
            copy.execute();
        }
        withoutReservations(file);
    }

    /** Deleted and overwritten in the copy, since {@code VACUUM INTO} copies every table. */
    private static void withoutReservations(Path copy) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
        // The file is flushed once, when it is complete.
        config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
        try (Connection connection = config.createConnection("jdbc:sqlite:" + copy.toAbsolutePath());
                Statement statement = connection.createStatement()) {
            if (SchemaMigrator.SQLITE.tables(connection).contains(SchemaMigrator.NOT_IN_BACKUPS)) {
                statement.executeUpdate("delete from " + SchemaMigrator.NOT_IN_BACKUPS);
            }
        }
    }

    private Connection opened() {
        SQLiteConfig config = new SQLiteConfig();
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        config.setBusyTimeout(BUSY_TIMEOUT_MS);
        try {
            Connection connection = config.createConnection("jdbc:sqlite:" + source.toAbsolutePath());
            try {
                SchemaMigrator.SQLITE.installed(connection);
                return connection;
            } catch (SQLException | StoreException useless) {
                connection.close();
                throw useless;
            }
        } catch (SQLException failure) {
            throw SqliteEngine.refusal(source, failure);
        }
    }
}
