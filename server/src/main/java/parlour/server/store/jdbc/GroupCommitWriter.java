package parlour.server.store.jdbc;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.CommitListener;
import parlour.server.store.StoreException;

/**
 * The single writer thread. It takes all pending tasks, runs them in one transaction and commits once, so that a
 * thousand callers wait for a single flush to disk.
 *
 * <p>Tasks rarely fail, so a group is first tried without savepoints, which on PostgreSQL would each cost a round trip.
 * If a task throws, the group is rolled back and run again with a savepoint before each task.
 */
final class GroupCommitWriter {

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommitWriter.class);
    private static final int MAX_AT_ONCE = 512;
    private static final int ROOM = 8192;
    private static final int ATTEMPTS = 3;
    private static final Duration RECONNECT_TIMEOUT = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(100);

    /**
     * All nodes write in the same order, so that they do not wait for each other: first appends, which may be written
     * together, then what remains; each by table.
     */
    static final Comparator<WriteTask<?>> SAME_ORDER = Comparator.<WriteTask<?>, Boolean>comparing(
                    task -> !(task instanceof AppendTask))
            .thenComparing(WriteTask::key);

    private final DatabaseEngine engine;
    private final CommitListener listener;
    private final WriteQueue<WriteTask<?>> queue = new WriteQueue<>(ROOM);
    /** Callers' continuations run here, never on the writer thread. */
    private final ExecutorService telling = Executors.newVirtualThreadPerTaskExecutor();

    private final Thread thread =
            Thread.ofPlatform().name("store-writer").daemon().unstarted(this::writeUntilClosed);
    private @Nullable WriteConnection session;
    /** Whether the last attempt to reconnect failed. */
    private boolean isAway;
    /** Why the database last refused a commit. */
    private @Nullable SQLException refusedCommit;

    private final WriteFailures failures = new WriteFailures();

    /** @param connection already open, so that opening a database fails early */
    GroupCommitWriter(DatabaseEngine engine, CommitListener listener, WriteConnection connection) {
        this.engine = engine;
        this.listener = listener;
        this.session = connection;
    }

    void start() {
        thread.start();
    }

    WriteFailures failures() {
        return failures;
    }

    <T extends @Nullable Object> CompletableFuture<T> write(WriteTask<T> task) {
        if (Thread.currentThread().equals(thread)) {
            throw new IllegalStateException("write() on the writer thread would deadlock");
        }
        if (!queue.add(task)) {
            task.fail(StoreException.closed());
            task.tell();
        }
        return task.future();
    }

    /** Finishes pending tasks and accepts no more. */
    void finish() {
        queue.close();
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        telling.shutdown();
        try {
            telling.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Call after {@link #finish}. */
    void close() {
        discardSession();
    }

    private void writeUntilClosed() {
        while (true) {
            List<WriteTask<?>> group = queue.take(MAX_AT_ONCE);
            if (group.isEmpty()) {
                return;
            }
            group.sort(SAME_ORDER);
            try {
                write(group);
            } catch (RuntimeException | Error broken) {
                // Perhaps after the commit.
                discardSession();
                failAll(group, StoreException.outcomeUnknown(broken));
            }
            for (WriteTask<?> task : group) {
                task.storeFailure(engine::isUnavailable).ifPresent(failures::failed);
                telling.execute(task::tell);
            }
        }
    }

    private void write(List<WriteTask<?>> group) {
        // The first failure tells the cause; the later ones are often only its consequences.
        SQLException first = null;
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            WriteConnection open;
            try {
                open = openSession();
            } catch (SQLException unreachable) {
                failAll(group, StoreException.nothingWritten(unreachable));
                return;
            }
            try {
                if (!writtenTogether(open, group)) {
                    writeOneByOne(open, group, attempt == ATTEMPTS);
                }
                return;
            } catch (StoreException unknown) {
                discardSession();
                failAll(group, unknown);
                return;
            } catch (SQLException nothingKept) {
                LOG.debug("Group commit of {} writes failed", group.size(), nothingKept);
                resetSession(open);
                first = first == null ? nothingKept : first;
            }
        }
        failAll(group, StoreException.nothingWritten(Objects.requireNonNull(first)));
    }

    /** After a failure that is not the connection's fault, such as a full disk, the same connection goes on. */
    private void resetSession(WriteConnection open) {
        try {
            open.forgetStatements();
            engine.rollback(open);
        } catch (SQLException lost) {
            LOG.debug("The connection cannot be used any more", lost);
            discardSession();
        }
    }

    /** False, after a rollback, if a task failed and the group must be run one by one. */
    private boolean writtenTogether(WriteConnection open, List<WriteTask<?>> group) throws SQLException {
        engine.begin(open);
        List<WriteTask<?>> others;
        try {
            others = engine.notDoneTogether(open, group);
        } catch (SQLException someFailed) {
            LOG.debug("A group of {} is written one by one", group.size(), someFailed);
            engine.rollback(open);
            return false;
        }
        for (WriteTask<?> task : others) {
            if (!task.done(open)) {
                undo(task.failure(), () -> {
                    open.forgetStatements();
                    engine.rollback(open);
                });
                return group.size() == 1 && !engine.isTransient(task.failure());
            }
        }
        return committed(open, group.size());
    }

    private void writeOneByOne(WriteConnection open, List<WriteTask<?>> group, boolean mayGiveUp) throws SQLException {
        engine.begin(open);
        for (WriteTask<?> task : group) {
            open.execute("savepoint piece");
            if (task.done(open)) {
                release(open, task);
            } else {
                boolean isRetried = engine.isTransient(task.failure()) && !mayGiveUp;
                undo(task.failure(), () -> {
                    open.forgetStatements();
                    if (isRetried) {
                        engine.rollback(open);
                    } else {
                        open.execute("rollback to savepoint piece");
                    }
                });
                if (isRetried) {
                    throw new SQLException("two nodes waited for each other", task.failure());
                }
            }
        }
        if (!committed(open, group.size())) {
            throw new SQLException("the database refuses to commit", refusedCommit);
        }
    }

    private interface Undoing {
        void run() throws SQLException;
    }

    /** If undoing fails as well, the cause is reported, not its consequence. */
    private static void undo(Throwable cause, Undoing undoing) throws SQLException {
        try {
            undoing.run();
        } catch (SQLException consequence) {
            SQLException failure = new SQLException(cause.getMessage(), cause);
            failure.addSuppressed(consequence);
            throw failure;
        }
    }

    /** A swallowed SQL error aborts the PostgreSQL transaction; it shows here. */
    private void release(WriteConnection open, WriteTask<?> task) throws SQLException {
        try {
            open.execute("release savepoint piece");
        } catch (SQLException spoilt) {
            open.execute("rollback to savepoint piece");
            task.fail(spoilt);
        }
    }

    /**
     * False if the database refused the commit and rolled back.
     *
     * @throws StoreException if the outcome is unknown
     */
    private boolean committed(WriteConnection open, int works) throws SQLException {
        long begun = System.nanoTime();
        try {
            engine.commit(open);
        } catch (SQLException failed) {
            if (engine.commitMayHaveSucceeded(failed)) {
                throw StoreException.outcomeUnknown(failed);
            }
            refusedCommit = failed;
            undo(failed, () -> engine.rollback(open));
            return false;
        }
        listener.committed(works, System.nanoTime() - begun);
        return true;
    }

    /** Retries for a while; then fails fast until reconnected. */
    private WriteConnection openSession() throws SQLException {
        WriteConnection open = session;
        long begun = System.nanoTime();
        while (open == null) {
            try {
                open = new WriteConnection(engine.writer());
            } catch (SQLException unreachable) {
                if (isAway || queue.isClosed() || System.nanoTime() - begun > RECONNECT_TIMEOUT.toNanos()) {
                    isAway = true;
                    throw unreachable;
                }
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
        isAway = false;
        session = open;
        return open;
    }

    private void discardSession() {
        WriteConnection open = session;
        session = null;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException lostAnyway) {
                LOG.debug("Closing a connection", lostAnyway);
            }
        }
    }

    private static void failAll(List<WriteTask<?>> group, StoreException reason) {
        group.forEach(task -> task.fail(reason));
    }
}
