package parlour.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One thread that writes for everybody. It takes all that waits, does it in one transaction and commits once, so that
 * a thousand who wait for the disk wait for it together.
 *
 * <p>Almost always every piece of a group succeeds; so it is first tried without savepoints, which on PostgreSQL would
 * each cost a round trip. Only if a piece throws is everything undone and the group done again with a savepoint before
 * each piece.
 */
final class GroupWriter {

    private static final Logger LOG = LoggerFactory.getLogger(GroupWriter.class);
    private static final int MOST_AT_ONCE = 512;
    private static final int ROOM = 8192;
    private static final int ATTEMPTS = 3;
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(100);

    private final Engine engine;
    private final CommitListener listener;
    private final Waiting<Piece<?>> waiting = new Waiting<>(ROOM);
    /** Continuations of callers run here, never on the thread that writes. */
    private final ExecutorService telling = Executors.newVirtualThreadPerTaskExecutor();

    private final Thread thread =
            Thread.ofPlatform().name("store-writer").daemon().unstarted(this::writeUntilClosed);
    private @Nullable Session session;
    /** Whether the last search for the database was in vain. */
    private boolean isAway;

    /** @param session already open, so that whoever opens a database hears at once what is wrong with it */
    GroupWriter(Engine engine, CommitListener listener, Session session) {
        this.engine = engine;
        this.listener = listener;
        this.session = session;
    }

    void start() {
        thread.start();
    }

    <T extends @Nullable Object> CompletableFuture<T> write(Piece<T> piece) {
        if (Thread.currentThread().equals(thread)) {
            throw new IllegalStateException("work hands over work: it would wait for itself");
        }
        if (!waiting.add(piece)) {
            piece.fail(StoreException.closed());
            piece.tell();
        }
        return piece.future();
    }

    /** Finishes what waits and takes nothing more. */
    void finish() {
        waiting.close();
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

    /** After {@link #finish}. */
    void close() {
        discardSession();
    }

    private void writeUntilClosed() {
        while (true) {
            List<Piece<?>> group = waiting.take(MOST_AT_ONCE);
            if (group.isEmpty()) {
                return;
            }
            // Two nodes that lock the same things in the same order never wait for each other in a circle.
            group.sort(Comparator.comparing(Piece::key));
            try {
                write(group);
            } catch (RuntimeException | Error broken) {
                LOG.error("A group of {} was not written", group.size(), broken);
                discardSession();
                failAll(group, StoreException.nothingWritten(broken));
            }
            for (Piece<?> piece : group) {
                telling.execute(piece::tell);
            }
        }
    }

    private void write(List<Piece<?>> group) {
        SQLException last = new SQLException("never tried");
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            Session open;
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
            } catch (FateUnknownException unknown) {
                LOG.error("The connection was lost during a commit of {}", group.size(), unknown);
                discardSession();
                failAll(group, StoreException.fateUnknown(unknown));
                return;
            } catch (SQLException nothingKept) {
                LOG.warn("A group of {} was not written: {}", group.size(), nothingKept.getMessage());
                discardSession();
                last = nothingKept;
            }
        }
        failAll(group, StoreException.nothingWritten(last));
    }

    /** False, having undone everything, if some piece did not succeed. */
    private boolean writtenTogether(Session open, List<Piece<?>> group) throws SQLException, FateUnknownException {
        engine.begin(open);
        List<Piece<?>> others;
        try {
            others = engine.notDoneTogether(open, group);
        } catch (SQLException someFailed) {
            LOG.debug("A group of {} is written one by one", group.size(), someFailed);
            engine.rollback(open);
            return false;
        }
        for (Piece<?> piece : others) {
            if (!piece.done(open)) {
                open.forgetStatements();
                engine.rollback(open);
                return group.size() == 1 && !engine.isPassing(piece.failure());
            }
        }
        return committed(open, group.size());
    }

    private void writeOneByOne(Session open, List<Piece<?>> group, boolean mayGiveUp)
            throws SQLException, FateUnknownException {
        engine.begin(open);
        for (Piece<?> piece : group) {
            open.execute("savepoint piece");
            if (piece.done(open)) {
                release(open, piece);
            } else {
                open.forgetStatements();
                if (engine.isPassing(piece.failure()) && !mayGiveUp) {
                    engine.rollback(open);
                    throw new SQLException("two nodes waited for each other", piece.failure());
                }
                open.execute("rollback to savepoint piece");
            }
        }
        if (!committed(open, group.size())) {
            throw new SQLException("the database refuses to commit");
        }
    }

    /** A piece that has swallowed an error of PostgreSQL has spoilt its transaction and does not know it. */
    private void release(Session open, Piece<?> piece) throws SQLException {
        try {
            open.execute("release savepoint piece");
        } catch (SQLException spoilt) {
            open.execute("rollback to savepoint piece");
            piece.fail(spoilt);
        }
    }

    /** False if the database has refused and undone everything. */
    private boolean committed(Session open, int works) throws SQLException, FateUnknownException {
        long begun = System.nanoTime();
        try {
            engine.commit(open);
        } catch (SQLException failed) {
            if (engine.mayHaveHappened(failed)) {
                throw new FateUnknownException(failed);
            }
            engine.rollback(open);
            return false;
        }
        listener.committed(works, System.nanoTime() - begun);
        return true;
    }

    /** A database server that is restarted comes back soon: the first who miss it wait a little, the others do not. */
    private Session openSession() throws SQLException {
        Session open = session;
        long begun = System.nanoTime();
        while (open == null) {
            try {
                open = new Session(engine.writer());
            } catch (SQLException unreachable) {
                if (isAway || waiting.isClosed() || System.nanoTime() - begun > PATIENCE.toNanos()) {
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
        Session open = session;
        session = null;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException lostAnyway) {
                LOG.debug("Closing a connection", lostAnyway);
            }
        }
    }

    private static void failAll(List<Piece<?>> group, StoreException reason) {
        group.forEach(piece -> piece.fail(reason));
    }

    /** The answer to a commit has not come. */
    private static final class FateUnknownException extends Exception {

        private static final long serialVersionUID = 1L;

        FateUnknownException(SQLException cause) {
            super(cause);
        }
    }
}
