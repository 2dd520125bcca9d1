package parlour.server.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.TableLeases;

/**
 * PostgreSQL advisory locks, held by one connection: they are released when the node dies. The server has room for some
 * thousands of them ({@code max_locks_per_transaction} times {@code max_connections}, 6400 by default).
 */
final class PostgresLeases implements TableLeases {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresLeases.class);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final int RECONNECT_TIMEOUT_SECONDS = 5;
    /** An arbitrary seed that separates our locks from others in the same database. */
    private static final String KEY = "hashtextextended(?, 7275627966)";

    private final PostgresEngine engine;
    private final Set<String> ours = new HashSet<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Thread thread =
            Thread.ofPlatform().name("store-leases").daemon().unstarted(this::watchUntilClosed);
    private Connection connection;
    private volatile boolean closed;

    private PostgresLeases(PostgresEngine engine) throws SQLException {
        this.engine = engine;
        this.connection = engine.source("leases").getConnection();
    }

    static PostgresLeases open(PostgresEngine engine) {
        try {
            PostgresLeases opened = new PostgresLeases(engine);
            opened.thread.start();
            return opened;
        } catch (SQLException failure) {
            throw engine.refusal(failure);
        }
    }

    /** PostgreSQL counts repeated locks of one session; we take each only once. */
    @Override
    public boolean acquire(String tableId) {
        lock.lock();
        try {
            if (ours.contains(tableId)) {
                return true;
            }
            boolean isAcquired = ask("select pg_try_advisory_lock(" + KEY + ")", tableId);
            if (isAcquired) {
                ours.add(tableId);
            }
            return isAcquired;
        } catch (SQLException failure) {
            LOG.warn("Could not acquire a lease: {}", failure.getMessage());
            return false;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void release(String tableId) {
        lock.lock();
        try {
            if (ours.remove(tableId)) {
                ask("select pg_advisory_unlock(" + KEY + ")", tableId);
            }
        } catch (SQLException failure) {
            LOG.warn("Could not release a lease: {}", failure.getMessage());
        } finally {
            lock.unlock();
        }
    }

    private boolean ask(String sql, String tableId) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(sql)) {
            query.setString(1, tableId);
            try (ResultSet answer = query.executeQuery()) {
                answer.next();
                return answer.getBoolean(1);
            }
        }
    }

    private void watchUntilClosed() {
        while (!closed) {
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
            reconnectIfLost();
        }
    }

    /** After a reconnect other nodes may hold our leases. If reconnecting fails, the next check tries again. */
    private void reconnectIfLost() {
        lock.lock();
        try {
            if (!closed && !connection.isValid(RECONNECT_TIMEOUT_SECONDS)) {
                if (!ours.isEmpty()) {
                    LOG.warn("{} leases are lost", ours.size());
                    ours.clear();
                }
                connection.close();
                connection = engine.source("leases").getConnection();
            }
        } catch (SQLException stillAway) {
            LOG.debug("Lease connection still down", stillAway);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        closed = true;
        lock.lock();
        // Closing the connection releases them too, but the server takes a moment to notice.
        try (Connection last = connection;
                Statement unlock = last.createStatement()) {
            unlock.execute("select pg_advisory_unlock_all()");
        } catch (SQLException gone) {
            LOG.debug("Closing the leases", gone);
        } finally {
            lock.unlock();
        }
        LockSupport.unpark(thread);
    }
}
