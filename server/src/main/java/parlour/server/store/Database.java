package parlour.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** A place where writing is durable and shared: SQLite in a file of ours, or a PostgreSQL server. */
public interface Database extends AutoCloseable {

    /**
     * Something to do with a connection that is inside a transaction. It must not commit, not keep the connection, and
     * not hand over other work. It may be run more than once, when other work of its group has failed: what it does
     * outside the database must not matter.
     */
    @FunctionalInterface
    interface Work<T extends @Nullable Object> {
        T run(Connection connection) throws SQLException;
    }

    /**
     * Does the work in the next group of writes. Completes once the group is durable. Work that throws loses its own
     * changes and nobody else's, and its future fails with what it threw; if the database itself fails, with a
     * {@link StoreException}. Waits for room when too much waits already.
     *
     * <p>Whoever needs one thing written before another waits for the first. What depends on the future never runs on the thread that writes, so it may take its time.
     */
    <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work);

    /**
     * Waits until something that was handed to {@link #write} is durable.
     *
     * @throws StoreException if it is not, or if nobody knows whether it is
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
     * Reads a consistent state, on the calling thread. It holds everything whose {@link #write} has completed.
     *
     * @throws StoreException if the database cannot be read
     */
    <T extends @Nullable Object> T read(Work<T> work);

    /** Finishes what was handed to {@link #write}, then closes. */
    @Override
    void close();
}
