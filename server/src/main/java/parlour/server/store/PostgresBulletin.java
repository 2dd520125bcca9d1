package parlour.server.store;

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

/**
 * LISTEN and NOTIFY. One connection listens; what is published goes through the writer, and what the log says goes in
 * the transaction of the append, so that nobody hears of entries that are not there.
 */
final class PostgresBulletin implements Bulletin {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresBulletin.class);
    /** How long silence is taken for silence before we ask whether anybody is there. */
    private static final Duration SILENCE = Duration.ofSeconds(5);

    private static final Duration PAUSE = Duration.ofMillis(200);

    private final JdbcDatabase database;
    private final PostgresEngine engine;
    private final List<Reader> readers = new CopyOnWriteArrayList<>();
    private final Thread thread =
            Thread.ofPlatform().name("store-bulletin").daemon().unstarted(this::listenUntilClosed);
    private volatile Connection connection;
    private volatile boolean closed;

    private PostgresBulletin(JdbcDatabase database, PostgresEngine engine) throws SQLException {
        this.database = database;
        this.engine = engine;
        this.connection = listening(engine);
    }

    static PostgresBulletin open(JdbcDatabase database, PostgresEngine engine) {
        try {
            PostgresBulletin opened = new PostgresBulletin(database, engine);
            opened.thread.start();
            return opened;
        } catch (SQLException failure) {
            throw engine.refusal(failure);
        }
    }

    private static Connection listening(PostgresEngine engine) throws SQLException {
        Connection connection = engine.source("bulletin").getConnection();
        try (Statement listen = connection.createStatement()) {
            listen.execute("listen " + Notices.CHANNEL);
            return connection;
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // nobody waits for it
    public void publish(String topic, String payload) {
        String notice = engine.notices().said(topic, payload);
        database.write("", session -> {
                    var notify = session.statement("select pg_notify('" + Notices.CHANNEL + "', ?)");
                    notify.setString(1, notice);
                    return notify.execute();
                })
                .whenComplete((done, failure) -> {
                    if (failure != null) {
                        LOG.warn("Not told to the others: {}", failure.getMessage());
                    }
                });
    }

    @Override
    public Subscription subscribe(Reader reader) {
        readers.add(reader);
        return () -> readers.remove(reader);
    }

    private void listenUntilClosed() {
        while (!closed) {
            try {
                hear(connection);
            } catch (SQLException lost) {
                if (!closed) {
                    LOG.warn("The bulletin is cut: {}", lost.getMessage());
                    abort(connection);
                    reconnect();
                }
            }
        }
    }

    private void hear(Connection from) throws SQLException {
        PGNotification[] heard = from.unwrap(PGConnection.class).getNotifications((int) SILENCE.toMillis());
        if (heard == null || heard.length == 0) {
            if (!from.isValid((int) SILENCE.toSeconds())) {
                throw new SQLException("no answer");
            }
            return;
        }
        for (PGNotification each : heard) {
            engine.notices().heard(each.getParameter()).ifPresent(this::tell);
        }
    }

    private void reconnect() {
        while (!closed) {
            try {
                connection = listening(engine);
                tell(Reader::missedSome);
                return;
            } catch (SQLException stillAway) {
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }

    private void tell(Notices.Notice notice) {
        switch (notice) {
            case Notices.Said said -> tell(reader -> reader.said(said.topic(), said.payload()));
            case Notices.Appended appended -> tell(reader -> reader.appended(appended.match(), appended.upTo()));
        }
    }

    private void tell(Consumer<Reader> news) {
        for (Reader reader : readers) {
            try {
                news.accept(reader);
            } catch (RuntimeException failure) {
                LOG.error("A reader of the bulletin failed", failure);
            }
        }
    }

    /** The thread waits in the connection, so it cannot be closed politely. */
    private static void abort(Connection connection) {
        try {
            connection.abort(Runnable::run);
        } catch (SQLException gone) {
            LOG.debug("Closing the bulletin", gone);
        }
    }

    @Override
    public void close() {
        closed = true;
        abort(connection);
        LockSupport.unpark(thread);
    }
}
