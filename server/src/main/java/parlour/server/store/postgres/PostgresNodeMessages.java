package parlour.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.NodeMessages;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.NodeMessageCodec;

/**
 * LISTEN and NOTIFY. One connection listens; messages are published by the writer. Notifications of an append are part
 * of its transaction, so that no node is notified of entries it cannot read.
 */
final class PostgresNodeMessages implements NodeMessages {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresNodeMessages.class);
    /** After this long without notifications, the connection is checked. */
    private static final Duration LISTEN_TIMEOUT = Duration.ofSeconds(5);

    private static final Duration PAUSE = Duration.ofMillis(200);

    private final JdbcDatabase database;
    private final PostgresEngine engine;
    private final List<Listener> readers = new CopyOnWriteArrayList<>();
    private final Thread thread =
            Thread.ofPlatform().name("store-messages").daemon().unstarted(this::listenUntilClosed);
    private volatile Connection connection;
    private volatile boolean closed;

    private PostgresNodeMessages(JdbcDatabase database, PostgresEngine engine) throws SQLException {
        this.database = database;
        this.engine = engine;
        this.connection = listening(engine);
    }

    static PostgresNodeMessages open(JdbcDatabase database, PostgresEngine engine) {
        try {
            PostgresNodeMessages opened = new PostgresNodeMessages(database, engine);
            opened.thread.start();
            return opened;
        } catch (SQLException failure) {
            throw engine.refusal(failure);
        }
    }

    private static Connection listening(PostgresEngine engine) throws SQLException {
        Connection connection = engine.source("messages").getConnection();
        try (Statement listen = connection.createStatement()) {
            listen.execute("listen " + NodeMessageCodec.CHANNEL);
            return connection;
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // sent without waiting
    public void publish(String topic, String payload) {
        String message = engine.codec().encodeMessage(topic, payload);
        database.write("", connection -> {
                    var notify = connection.statement("select pg_notify('" + NodeMessageCodec.CHANNEL + "', ?)");
                    notify.setString(1, message);
                    return notify.execute();
                })
                .whenComplete((done, failure) -> {
                    if (failure != null) {
                        LOG.atWarn().addArgument(failure).log("Could not notify other nodes: {}");
                    }
                });
    }

    @Override
    public Subscription subscribe(Listener reader) {
        readers.add(reader);
        return () -> readers.remove(reader);
    }

    private void listenUntilClosed() {
        while (!closed) {
            try {
                hear(connection);
            } catch (SQLException lost) {
                if (!closed) {
                    LOG.atWarn().addArgument(lost).log("LISTEN connection lost, reconnecting: {}");
                    abort(connection);
                    reconnect();
                }
            }
        }
    }

    private void hear(Connection from) throws SQLException {
        PGNotification[] heard = from.unwrap(PGConnection.class).getNotifications((int) LISTEN_TIMEOUT.toMillis());
        if (heard == null || heard.length == 0) {
            if (!from.isValid((int) LISTEN_TIMEOUT.toSeconds())) {
                throw new SQLException("no answer");
            }
            return;
        }
        for (PGNotification each : heard) {
            engine.codec().decode(each.getParameter()).ifPresent(this::tell);
        }
    }

    private void reconnect() {
        while (!closed) {
            try {
                connection = listening(engine);
                tell(Listener::onGap);
                return;
            } catch (SQLException stillAway) {
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }

    private void tell(NodeMessageCodec.Decoded message) {
        switch (message) {
            case NodeMessageCodec.Message said -> tell(reader -> reader.onMessage(said.topic(), said.payload()));
            case NodeMessageCodec.Appended appended ->
                tell(reader -> reader.onAppended(appended.tableId(), appended.upTo()));
        }
    }

    private void tell(Consumer<Listener> news) {
        for (Listener reader : readers) {
            try {
                news.accept(reader);
            } catch (RuntimeException failure) {
                LOG.error("A listener for messages of other nodes failed", failure);
            }
        }
    }

    /** Aborts, because the thread blocks in the connection and a normal close would wait for it. */
    private static void abort(Connection connection) {
        try {
            connection.abort(Runnable::run);
        } catch (SQLException gone) {
            LOG.debug("Closing the LISTEN connection", gone);
        }
    }

    @Override
    public void close() {
        closed = true;
        abort(connection);
        LockSupport.unpark(thread);
    }
}
