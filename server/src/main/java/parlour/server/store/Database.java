package parlour.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** A SQLite file owned by this process, or a database on a PostgreSQL server. */
public interface Database extends AutoCloseable {

    /**
     * Work on a connection inside a transaction. It must not commit, keep the connection or submit other writes. It may
     * run more than once, if another write in its group fails, so it must have no side effects outside the database.
     */
    @FunctionalInterface
    interface Work<T extends @Nullable Object> {
        T run(Connection connection) throws SQLException;
    }

    /**
     * Runs the work in the next group of writes. The future completes once the group is durable. If the work throws,
     * only its own changes are rolled back and the future fails with that exception; if the database fails, with a
     * {@link StoreException}. Blocks while the queue is full.
     *
     * <p>Writes are not ordered: to write one thing before another, wait for the first. Continuations of the future
     * never run on the writer thread, so they may block.
     */
    <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work);

    /**
     * Like {@link #write(Work)}, for a row of which each table has one: all nodes write such rows in the same order, so
     * that they never wait for each other in a circle.
     */
    <T extends @Nullable Object> CompletableFuture<T> writeFor(String tableId, Work<T> work);

    /**
     * Waits until a {@link #write} is durable.
     *
     * @throws StoreException if it failed, or if its outcome is unknown
     */
    static <T extends @Nullable Object> T durable(CompletableFuture<T> written) {
        try {
            return written.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof StoreException reason) {
                throw reason;
            }
            throw failed;
        }
    }

    /**
     * Reads a consistent snapshot on the calling thread. It includes every completed {@link #write}.
     *
     * @throws StoreException if the database cannot be read
     */
    <T extends @Nullable Object> T read(Work<T> work);

    /** Finishes pending writes, then closes. */
    @Override
    void close();
}
