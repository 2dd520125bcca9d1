package parlour.server.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.Lease;
import parlour.server.store.TableLeases;

/**
 * Rows of the table {@code leases}, written on a connection of their own: one statement is one transaction, so that
 * nodes never wait for each other in a circle. These commits do not wait for the disk: if PostgreSQL crashes and loses
 * some, tables become available earlier, and the node in the row keeps a token that is given twice from being confused.
 */
final class PostgresLeases implements TableLeases {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresLeases.class);

    /** After this long without an answer the connection is considered dead. */
    private static final int SOCKET_TIMEOUT_SECONDS = 5;

    /** After a failed connection attempt, the next one is made no earlier. */
    private static final Duration BETWEEN_ATTEMPTS = Duration.ofSeconds(1);

    private static final String EXPIRY = PostgresEngine.CURRENT_MILLIS + " + " + DURATION_MILLIS;

    private static final String ACQUIRE = """
            insert into leases (table_id, node, token, expires_at) values (?, ?, nextval('lease_tokens'), %s)
            on conflict (table_id) do update
                set node = excluded.node, token = excluded.token, expires_at = excluded.expires_at
                where leases.expires_at <= %s
            returning token
            """.formatted(EXPIRY, PostgresEngine.CURRENT_MILLIS);

    private static final String RENEW =
            "update leases set expires_at = " + EXPIRY + " where node = ? and token = any (?)";

    private static final String RELEASE = "delete from leases where table_id = ? and node = ? and token = ?";

    private static final String RELEASE_ALL = "delete from leases where node = ?";

    /** Rows of nodes that are gone, at tables where there is nothing to do. */
    private static final String FORGET_OLD =
            "delete from leases where expires_at < " + PostgresEngine.CURRENT_MILLIS + " - 60000";

    private final PGSimpleDataSource source;
    private final String node = UUID.randomUUID().toString();
    private final Set<Long> held = new HashSet<>();
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Connection connection;
    private boolean isAway;
    private long lastAttempt;
    private boolean closed;

    private PostgresLeases(PGSimpleDataSource source) {
        this.source = source;
    }

    static PostgresLeases open(PostgresEngine engine) {
        PGSimpleDataSource source = engine.source("leases");
        source.setSocketTimeout(SOCKET_TIMEOUT_SECONDS);
        PostgresLeases opened = new PostgresLeases(source);
        try {
            opened.connection = opened.connected();
            return opened;
        } catch (SQLException failure) {
            throw engine.refusal(failure);
        }
    }

    @Override
    public Optional<Lease> acquire(String tableId) {
        return ask(Optional.empty(), open -> {
            try (PreparedStatement query = open.prepareStatement(ACQUIRE)) {
                query.setString(1, tableId);
                query.setString(2, node);
                try (ResultSet answer = query.executeQuery()) {
                    if (!answer.next()) {
                        return Optional.empty();
                    }
                    long token = answer.getLong(1);
                    held.add(token);
                    return Optional.of(new Lease(tableId, node, token));
                }
            }
        });
    }

    @Override
    public void release(Lease lease) {
        var _ = ask(0, open -> {
            if (!held.remove(lease.token())) {
                return 0;
            }
            try (PreparedStatement deletion = open.prepareStatement(RELEASE)) {
                deletion.setString(1, lease.tableId());
                deletion.setString(2, lease.node());
                deletion.setLong(3, lease.token());
                return deletion.executeUpdate();
            }
        });
    }

    @Override
    public void ended(Lease lease) {
        lock.lock();
        try {
            held.remove(lease.token());
        } finally {
            lock.unlock();
        }
    }

    /** A lease that another node has taken over meanwhile is not changed. */
    @Override
    public void renew() {
        var _ = ask(0, open -> {
            try (PreparedStatement update = open.prepareStatement(RENEW);
                    Statement deletion = open.createStatement()) {
                update.setString(1, node);
                update.setArray(2, open.createArrayOf("int8", held.toArray()));
                return (held.isEmpty() ? 0 : update.executeUpdate()) + deletion.executeUpdate(FORGET_OLD);
            }
        });
    }

    // ---- Connection ----

    private interface Question<T> {
        T ask(Connection open) throws SQLException;
    }

    /** Answers with {@code otherwise} while the database cannot be reached. */
    private <T> T ask(T otherwise, Question<T> question) {
        lock.lock();
        try {
            return closed || isWaiting() ? otherwise : question.ask(open());
        } catch (SQLException failure) {
            if (!isAway) {
                LOG.atWarn().addArgument(failure).log("Leases cannot be used: {}");
            }
            isAway = true;
            lastAttempt = System.nanoTime();
            disconnect();
            return otherwise;
        } finally {
            lock.unlock();
        }
    }

    private boolean isWaiting() {
        return isAway && System.nanoTime() - lastAttempt < BETWEEN_ATTEMPTS.toNanos();
    }

    private Connection open() throws SQLException {
        Connection open = connection;
        if (open == null) {
            open = connected();
            connection = open;
        }
        isAway = false;
        return open;
    }

    private Connection connected() throws SQLException {
        Connection open = source.getConnection();
        try (Statement setting = open.createStatement()) {
            setting.execute("set synchronous_commit to off");
        }
        return open;
    }

    private void disconnect() {
        try (Connection last = connection) {
            LOG.debug("Closing {}", last);
        } catch (SQLException gone) {
            LOG.debug("Closing the leases", gone);
        }
        connection = null;
    }

    @Override
    public void close() {
        var _ = ask(0, open -> {
            try (PreparedStatement deletion = open.prepareStatement(RELEASE_ALL)) {
                deletion.setString(1, node);
                return deletion.executeUpdate();
            }
        });
        lock.lock();
        try {
            closed = true;
            disconnect();
        } finally {
            lock.unlock();
        }
    }
}
