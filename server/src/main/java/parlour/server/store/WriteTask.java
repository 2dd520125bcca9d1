package parlour.server.store;

import java.sql.SQLException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A write and its future, completed after the commit. */
sealed class WriteTask<T extends @Nullable Object> permits AppendTask {

    /** {@link Database.Work} that may also use the prepared statements. */
    @FunctionalInterface
    interface Task<T extends @Nullable Object> {
        T run(WriteConnection connection) throws SQLException;
    }

    private final String key;
    private final Task<T> task;
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private Runnable news = () -> {};
    private @Nullable Throwable failure;

    /** @param key what it locks, or nothing: groups are written in the order of their keys */
    WriteTask(String key, Task<T> task) {
        this.key = key;
        this.task = task;
    }

    final String key() {
        return key;
    }

    final CompletableFuture<T> future() {
        return future;
    }

    /** Runs it. False if it has thrown; what it wrote before must then be undone. */
    final boolean done(WriteConnection connection) {
        try {
            succeed(task.run(connection));
            return true;
        } catch (Throwable thrown) {
            fail(thrown);
            return false;
        }
    }

    final void succeed(T value) {
        news = () -> future.complete(value);
        failure = null;
    }

    final void fail(Throwable reason) {
        news = () -> future.completeExceptionally(reason);
        failure = reason;
    }

    /** Why it has failed. */
    final Throwable failure() {
        return Objects.requireNonNull(failure);
    }

    final void tell() {
        news.run();
    }
}
