package parlour.server.store;

import java.sql.SQLException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Something to write, and whoever waits for it. They are told nothing before the group is durable. */
final class Piece<T extends @Nullable Object> {

    /** {@link Database.Work} that may also use the prepared statements. */
    @FunctionalInterface
    interface Task<T extends @Nullable Object> {
        T run(Session session) throws SQLException;
    }

    private final String key;
    private final Task<T> task;
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private Runnable news = () -> {};
    private @Nullable Throwable failure;

    /** @param key what it locks, or nothing: groups are written in the order of their keys */
    Piece(String key, Task<T> task) {
        this.key = key;
        this.task = task;
    }

    String key() {
        return key;
    }

    CompletableFuture<T> future() {
        return future;
    }

    /** False if the task has thrown; what it wrote before must then be undone. */
    boolean done(Session session) {
        try {
            T value = task.run(session);
            news = () -> future.complete(value);
            failure = null;
            return true;
        } catch (Throwable thrown) {
            fail(thrown);
            return false;
        }
    }

    void fail(Throwable reason) {
        news = () -> future.completeExceptionally(reason);
        failure = reason;
    }

    /** Why it has failed. */
    Throwable failure() {
        return Objects.requireNonNull(failure);
    }

    void tell() {
        news.run();
    }
}
