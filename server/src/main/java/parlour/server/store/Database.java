package parlour.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;

/** A place where writing is durable and shared: SQLite in a file of ours, or a PostgreSQL server. */
public interface Database extends AutoCloseable {

    /** Something to do with a connection that is inside a transaction. It must not commit, and not keep the connection. */
    @FunctionalInterface
    interface Work<T extends @org.jspecify.annotations.Nullable Object> {
        T run(Connection connection) throws SQLException;
    }

    /**
     * Does the work in the next group of writes. Completes once the group is durable. Work that throws loses its own
     * changes and nobody else's, and its future fails with what it threw.
     */
    <T extends @org.jspecify.annotations.Nullable Object> CompletableFuture<T> write(Work<T> work);

    /** Reads a consistent state, on the calling thread. */
    <T extends @org.jspecify.annotations.Nullable Object> T read(Work<T> work);

    /** Finishes what was handed to {@link #write}, then closes. */
    @Override
    void close();
}
