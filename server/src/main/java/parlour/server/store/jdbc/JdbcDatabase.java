package parlour.server.store.jdbc;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import parlour.server.store.CommitListener;
import parlour.server.store.Database;
import parlour.server.store.NodeMessages;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TableLeases;

/** A SQLite or PostgreSQL database: a single writer, and a pool of connections for reading. */
public final class JdbcDatabase implements Database {

    /** {@link Database.Work} that can use prepared statements. */
    @FunctionalInterface
    public interface PreparedWork<T extends @Nullable Object> {
        T run(WriteConnection connection) throws SQLException;
    }

    private final DatabaseEngine engine;
    private final GroupCommitWriter writer;
    private final HikariDataSource readers;

    private JdbcDatabase(DatabaseEngine engine, GroupCommitWriter writer, HikariDataSource readers) {
        this.engine = engine;
        this.writer = writer;
        this.readers = readers;
    }

    /**
     * Opens a database, after creating or updating its schema.
     *
     * @param engine closed if opening fails
     * @throws StoreException if the database cannot be opened
     */
    public static JdbcDatabase open(DatabaseEngine engine, CommitListener listener) {
        try {
            return migrated(engine, listener);
        } catch (SQLException failure) {
            engine.close();
            throw engine.refusal(failure);
        } catch (RuntimeException failure) {
            engine.close();
            throw sqlCause(failure).<RuntimeException>map(engine::refusal).orElse(failure);
        }
    }

    private static JdbcDatabase migrated(DatabaseEngine engine, CommitListener listener) throws SQLException {
        engine.migrate();
        WriteConnection connection = new WriteConnection(engine.writer());
        try {
            GroupCommitWriter writer = new GroupCommitWriter(engine, listener, connection);
            JdbcDatabase opened = new JdbcDatabase(engine, writer, engine.readers());
            writer.start();
            return opened;
        } catch (RuntimeException failure) {
            connection.close();
            throw failure;
        }
    }

    /** Flyway and the connection pool wrap the driver's exceptions. */
    private static Optional<SQLException> sqlCause(RuntimeException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreException) {
                return Optional.empty();
            }
            if (cause instanceof SQLException found) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    DatabaseEngine engine() {
        return engine;
    }

    WriteFailures failures() {
        return writer.failures();
    }

    /** Whether writes have failed, and none that needs new space has succeeded since. */
    public boolean isFailing() {
        return writer.failures().isFailing();
    }

    /**
     * Opens the message channel to the other nodes.
     *
     * @throws StoreException if the database cannot be reached
     */
    public NodeMessages openNodeMessages() {
        return engine.openNodeMessages(this);
    }

    /**
     * Opens the leases on tables.
     *
     * @throws StoreException if the database cannot be reached
     */
    public TableLeases openLeases() {
        return engine.openLeases();
    }

    @Override
    public <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work) {
        return writeFor("", work);
    }

    @Override
    public <T extends @Nullable Object> CompletableFuture<T> writeFor(String tableId, Work<T> work) {
        return write(tableId, connection -> work.run(connection.connection()));
    }

    /**
     * Like {@link #write(Work)}, with the connection's prepared statements. Tasks of a group run in the order of their
     * keys.
     */
    public <T extends @Nullable Object> CompletableFuture<T> write(String key, PreparedWork<T> work) {
        return write(new WriteTask<T>(key) {
            @Override
            T run(WriteConnection connection) throws SQLException {
                return work.run(connection);
            }
        });
    }

    <T extends @Nullable Object> CompletableFuture<T> write(WriteTask<T> task) {
        return writer.write(task);
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        try (Connection connection = readers.getConnection()) {
            try {
                return work.run(connection);
            } finally {
                connection.rollback();
            }
        } catch (SQLException failure) {
            throw new StoreException(
                    Reason.NOT_READ,
                    "The database cannot be read at the moment. Try again.",
                    "La base de données ne peut pas être lue pour le moment. Réessayez.",
                    failure);
        }
    }

    @Override
    public void close() {
        writer.finish();
        readers.close();
        // SQLite checkpoints and deletes its WAL when the last connection closes, if that one can write.
        writer.close();
        engine.close();
    }
}
