package parlour.server.store.postgres;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import parlour.server.store.jdbc.SchemaMigrator;
import parlour.server.store.jdbc.SnapshotCopier;

/**
 * Copies a snapshot of a PostgreSQL database into the SQLite schema of the same version. Tables and columns are read
 * from the database's catalogue.
 */
public final class PostgresSnapshot implements SnapshotCopier {

    private static final int ROWS_AT_ONCE = 1_000;

    private final PostgresEngine source;

    public PostgresSnapshot(PostgresEngine source) {
        this.source = source;
    }

    @Override
    public void to(Path file) throws SQLException {
        try (Connection from = snapshot()) {
            int version = SchemaMigrator.POSTGRESQL.installed(from);
            if (version > SchemaMigrator.NEWEST) {
                throw SchemaMigrator.newer(version);
            }
            SQLiteDataSource target = target(file);
            SchemaMigrator.SQLITE.migrateTo(version, target);
            try (Connection into = target.getConnection()) {
                into.setAutoCommit(false);
                for (String table : SchemaMigrator.POSTGRESQL.tables(from)) {
                    empty(table, into);
                    if (!table.equals(SchemaMigrator.NOT_IN_BACKUPS)) {
                        copy(table, from, into);
                    }
                }
                into.commit();
            }
        }
    }

    private Connection snapshot() {
        try {
            Connection connection = source.source("backup").getConnection();
            connection.setAutoCommit(false);
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return connection;
        } catch (SQLException failure) {
            throw source.refusal(failure);
        }
    }

    /** Foreign keys are not enforced: tables are copied in any order, and the snapshot satisfies them anyway. */
    private static SQLiteDataSource target(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.enforceForeignKeys(false);
        // The file is flushed once, when it is complete.
        config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /** A migration script may have inserted rows. */
    private static void empty(String table, Connection into) throws SQLException {
        try (Statement deletion = into.createStatement()) {
            deletion.executeUpdate("delete from \"" + table + "\"");
        }
    }

    private static void copy(String table, Connection from, Connection into) throws SQLException {
        try (Statement query = from.createStatement()) {
            query.setFetchSize(ROWS_AT_ONCE);
            try (ResultSet rows = query.executeQuery("select * from \"" + table + "\"")) {
                List<String> columns = columns(rows);
                String places = String.join(", ", Collections.nCopies(columns.size(), "?"));
                String sql =
                        "insert into \"" + table + "\" (" + String.join(", ", columns) + ") values (" + places + ")";
                try (PreparedStatement insertion = into.prepareStatement(sql)) {
                    copy(rows, columns.size(), insertion);
                }
            }
        }
    }

    private static List<String> columns(ResultSet rows) throws SQLException {
        List<String> columns = new ArrayList<>();
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
            columns.add("\"" + rows.getMetaData().getColumnName(i) + "\"");
        }
        return columns;
    }

    private static void copy(ResultSet rows, int columns, PreparedStatement insertion) throws SQLException {
        int waiting = 0;
        while (rows.next()) {
            for (int i = 1; i <= columns; i++) {
                insertion.setObject(i, rows.getObject(i));
            }
            insertion.addBatch();
            if (++waiting == ROWS_AT_ONCE) {
                insertion.executeBatch();
                waiting = 0;
            }
        }
        insertion.executeBatch();
    }
}
