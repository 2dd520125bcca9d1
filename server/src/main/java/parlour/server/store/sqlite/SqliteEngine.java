package parlour.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import parlour.server.store.NodeMessages;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TableLeases;
import parlour.server.store.jdbc.AppendTask;
import parlour.server.store.jdbc.DatabaseEngine;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.SchemaMigrator;
import parlour.server.store.jdbc.WriteConnection;
import parlour.server.store.jdbc.WriteTask;

/**
 * SQLite with a write-ahead log: one connection writes and flushes at every commit; readers see the snapshot at which
 * they began and never wait.
 */
public final class SqliteEngine implements DatabaseEngine {

    private static final int READERS = 4;
    private static final int BUSY_TIMEOUT_MS = 5_000;
    private static final int KEPT_WAL_BYTES = 64 << 20;

    /** Mask for the primary result code; the higher bits hold the extended code. */
    private static final int PRIMARY_CODE = 0xff;

    private final Path file;
    private final Optional<DatabaseFileLock> lock;

    /**
     * Locks the file.
     *
     * @throws StoreException if another process is using the file, or the folder is not writable
     */
    public SqliteEngine(Path file) {
        this.file = file.toAbsolutePath();
        DatabaseFileLock held = DatabaseFileLock.beside(this.file);
        this.lock = Optional.of(held);
        try {
            // SQLite gives the files beside it the same permissions.
            PrivateFiles.file(this.file);
            PrivateFiles.close(Path.of(this.file + "-wal"));
            PrivateFiles.close(Path.of(this.file + "-shm"));
        } catch (IOException failure) {
            held.close();
            throw DatabaseFileLock.notWritable(this.file, failure);
        }
        SqliteLibrary.load(folderOf(this.file));
    }

    static Path folderOf(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent());
    }

    private SqliteEngine(Path file, Optional<DatabaseFileLock> lock) {
        this.file = file.toAbsolutePath();
        this.lock = lock;
        SqliteLibrary.load(folderOf(this.file));
    }

    /**
     * For a program that works beside a server on the same file, and changes nothing that a server remembers.
     *
     * @throws StoreException if there is no such file
     */
    public static SqliteEngine shared(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new StoreException(
                    Reason.NOT_A_DATABASE,
                    "There is no database " + file + ".",
                    "Il n’y a pas de base de données " + file + ".",
                    null);
        }
        return new SqliteEngine(file, Optional.empty());
    }

    @Override
    public Connection writer() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setJournalSizeLimit(KEPT_WAL_BYTES);
        return source(config).getConnection();
    }

    @Override
    public HikariDataSource readers() {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        HikariConfig pool = new HikariConfig();
        pool.setPoolName("store-readers");
        pool.setDataSource(source(config));
        pool.setReadOnly(true);
        pool.setAutoCommit(false);
        pool.setMaximumPoolSize(READERS);
        pool.setMinimumIdle(1);
        return new HikariDataSource(pool);
    }

    @Override
    public void migrate() throws SQLException {
        SQLiteDataSource source = source(new SQLiteConfig());
        if (lock.isPresent()) {
            SchemaMigrator.SQLITE.migrate(source, installed -> UpgradeCopy.make(file, installed, source));
        } else {
            SchemaMigrator.SQLITE.requireCurrent(source);
        }
    }

    /** A connection to a file that a server may be using. */
    public static Connection beside(Path file) throws SQLException {
        SqliteLibrary.load(folderOf(file));
        return source(file, new SQLiteConfig()).getConnection();
    }

    private SQLiteDataSource source(SQLiteConfig config) {
        return source(file, config);
    }

    private static SQLiteDataSource source(Path file, SQLiteConfig config) {
        config.setBusyTimeout(BUSY_TIMEOUT_MS);
        config.enforceForeignKeys(true);
        // Otherwise the driver queries the last row id after every insert.
        config.setGetGeneratedKeys(false);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    // With auto-commit off, the driver begins the next transaction right after a commit and would keep the write lock.
    // So auto-commit stays on, and transactions are begun and ended explicitly.

    @Override
    public void begin(WriteConnection connection) throws SQLException {
        connection.execute("begin immediate");
    }

    @Override
    public void commit(WriteConnection connection) throws SQLException {
        connection.execute("commit");
    }

    /** After some errors, such as a full disk, SQLite has rolled back by itself. */
    @Override
    public void rollback(WriteConnection connection) throws SQLException {
        try {
            connection.execute("rollback");
        } catch (SQLException failure) {
            if (!String.valueOf(failure.getMessage()).contains("no transaction is active")) {
                throw failure;
            }
        }
    }

    /** Batches gain nothing: the database is in this process. */
    @Override
    public List<WriteTask<?>> notDoneTogether(WriteConnection connection, List<WriteTask<?>> group) {
        return group;
    }

    @Override
    public boolean isFirstAdded(WriteConnection connection, AppendTask append) throws SQLException {
        return append.fillFirst(connection.statement(AppendTask.FIRST)).executeUpdate() == 1;
    }

    /** False for errors that SQLite detects before it writes, such as a full disk. */
    @Override
    public boolean commitMayHaveSucceeded(SQLException failedCommit) {
        return switch (code(failedCommit)) {
            case SQLITE_FULL, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_CONSTRAINT, SQLITE_READONLY -> false;
            default -> true;
        };
    }

    @Override
    public boolean isUnavailable(SQLException failure) {
        return switch (code(failure)) {
            case SQLITE_FULL,
                    SQLITE_IOERR,
                    SQLITE_BUSY,
                    SQLITE_LOCKED,
                    SQLITE_READONLY,
                    SQLITE_CANTOPEN,
                    SQLITE_PERM,
                    SQLITE_NOMEM -> true;
            default -> false;
        };
    }

    private static SQLiteErrorCode code(SQLException failure) {
        return SQLiteErrorCode.getErrorCode(failure.getErrorCode() & PRIMARY_CODE);
    }

    @Override
    public boolean isTransient(Throwable failure) {
        return false;
    }

    @Override
    public String currentMillis() {
        return "cast(unixepoch('subsec') * 1000 as integer)";
    }

    @Override
    public NodeMessages openNodeMessages(JdbcDatabase database) {
        return new SingleNodeMessages();
    }

    @Override
    public TableLeases openLeases() {
        return new SingleNodeLeases();
    }

    @Override
    public StoreException refusal(SQLException cause) {
        return refusal(file, cause);
    }

    /** The error to report when this file cannot be opened. */
    public static StoreException refusal(Path file, SQLException cause) {
        return switch (code(cause)) {
            case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_FULL, SQLITE_IOERR ->
                new StoreException(
                        Reason.NOT_WRITABLE, file + " cannot be written.", file + " ne peut pas être écrit.", cause);
            case SQLITE_BUSY, SQLITE_LOCKED ->
                new StoreException(
                        Reason.IN_USE,
                        "Another program is writing to " + file + ".",
                        "Un autre programme écrit dans " + file + ".",
                        cause);
            default ->
                new StoreException(
                        Reason.NOT_A_DATABASE,
                        file + " is not a Parlour database, or it is damaged.",
                        file + " n’est pas une base de données de Parlour, ou elle est endommagée.",
                        cause);
        };
    }

    @Override
    public void close() {
        lock.ifPresent(DatabaseFileLock::close);
    }
}
