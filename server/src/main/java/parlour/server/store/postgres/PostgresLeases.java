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
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.TableLeases;

/**
 * Advisory locks of PostgreSQL, held by one connection: when the node goes, so do they. The server has room for some
 * thousands of them (its {@code max_locks_per_transaction} times {@code max_connections}, 6400 unless configured).
 */
final class PostgresLeases implements TableLeases {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresLeases.class);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final int RECONNECT_TIMEOUT_SECONDS = 5;
    /** Any number will do: it keeps our locks apart from those of others in the same database. */
    private static final String KEY = "hashtextextended(?, 7275627966)";

    private final PostgresEngine engine;
    private final Consumer<Set<String>> onLost;
    private final Set<String> ours = new HashSet<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Thread thread =
            Thread.ofPlatform().name("store-claims").daemon().unstarted(this::watchUntilClosed);
    private Connection connection;
    private volatile boolean closed;

    private PostgresLeases(PostgresEngine engine, Consumer<Set<String>> onLost) throws SQLException {
        this.engine = engine;
        this.onLost = onLost;
        this.connection = engine.source("claims").getConnection();
    }

    static PostgresLeases open(PostgresEngine engine, Consumer<Set<String>> lost) {
        try {
            PostgresLeases opened = new PostgresLeases(engine, lost);
            opened.thread.start();
            return opened;
        } catch (SQLException failure) {
            throw engine.refusal(failure);
        }
    }

    /** The server counts how often a lock was taken; we take it once. */
    @Override
    public boolean acquire(String tableId) {
        lock.lock();
        try {
            if (ours.contains(tableId)) {
                return true;
            }
            boolean claimed = ask("select pg_try_advisory_lock(" + KEY + ")", tableId);
            if (claimed) {
                ours.add(tableId);
            }
            return claimed;
        } catch (SQLException failure) {
            LOG.warn("Not claimed: {}", failure.getMessage());
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
            LOG.warn("Not released, unless the connection is lost: {}", failure.getMessage());
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
            Set<String> gone = goneClaims();
            if (!gone.isEmpty() && !closed) {
                LOG.warn("{} claims are lost", gone.size());
                onLost.accept(gone);
            }
        }
    }

    /** What we had until the connection was lost. If a new one cannot be had, the next look tries again. */
    private Set<String> goneClaims() {
        lock.lock();
        try {
            if (closed || connection.isValid(RECONNECT_TIMEOUT_SECONDS)) {
                return Set.of();
            }
            Set<String> gone = Set.copyOf(ours);
            ours.clear();
            connection.close();
            reconnect();
            return gone;
        } catch (SQLException impossible) {
            throw new IllegalStateException(impossible);
        } finally {
            lock.unlock();
        }
    }

    private void reconnect() {
        try {
            connection = engine.source("claims").getConnection();
        } catch (SQLException stillAway) {
            LOG.debug("Lease connection still down", stillAway);
        }
    }

    @Override
    public void close() {
        closed = true;
        lock.lock();
        // They would go with the connection, but the server takes a moment to notice.
        try (Connection last = connection;
                Statement unlock = last.createStatement()) {
            unlock.execute("select pg_advisory_unlock_all()");
        } catch (SQLException gone) {
            LOG.debug("Closing the claims", gone);
        } finally {
            lock.unlock();
        }
        LockSupport.unpark(thread);
    }
}
