package parlour.server.store.jdbc;

import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import parlour.server.store.StoreException;

/** A write and its future, completed after the commit. */
public abstract class WriteTask<T extends @Nullable Object> {

    private final String key;
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private Runnable news = () -> {};
    private @Nullable Throwable failure;

    /**
     * @param key the table id it locks, or "": groups run in the order of their keys, so that all nodes lock in the
     *     same order
     */
    WriteTask(String key) {
        this.key = key;
    }

    /** Runs inside a transaction shared with other tasks. May be called more than once. */
    abstract T run(WriteConnection connection) throws SQLException;

    final String key() {
        return key;
    }

    final CompletableFuture<T> future() {
        return future;
    }

    /** Runs the task. False if it threw; the caller must then roll back its changes. */
    final boolean done(WriteConnection connection) {
        try {
            succeed(run(connection));
            return true;
        } catch (Throwable thrown) {
            fail(thrown);
            return false;
        }
    }

    public final void succeed(T value) {
        news = () -> future.complete(value);
        failure = null;
    }

    public final void fail(Throwable reason) {
        news = () -> future.completeExceptionally(reason);
        failure = reason;
    }

    /**
     * The failure of the database, if that is why the task failed. Errors of the driver become a {@link
     * StoreException}: nothing was written.
     *
     * @param isUnavailable whether an error says that the database cannot be written, rather than that the task is
     *     wrong
     */
    final Optional<StoreException> storeFailure(Predicate<SQLException> isUnavailable) {
        if (failure instanceof SQLException refused && isUnavailable.test(refused)) {
            fail(StoreException.nothingWritten(refused));
        }
        return failure instanceof StoreException unavailable && unavailable.isDatabaseDown()
                ? Optional.of(unavailable)
                : Optional.empty();
    }

    /** The reason of the failure; only after one. */
    final Throwable failure() {
        return Objects.requireNonNull(failure);
    }

    final void tell() {
        news.run();
    }
}
