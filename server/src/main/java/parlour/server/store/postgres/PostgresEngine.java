package parlour.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.Text;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.NodeMessages;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TableLeases;
import parlour.server.store.jdbc.AppendTask;
import parlour.server.store.jdbc.DatabaseEngine;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.NodeMessageCodec;
import parlour.server.store.jdbc.SchemaMigrator;
import parlour.server.store.jdbc.WriteConnection;
import parlour.server.store.jdbc.WriteTask;

/** A PostgreSQL database shared by several nodes. */
public final class PostgresEngine implements DatabaseEngine {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresEngine.class);
    private static final int READERS = 8;
    private static final int CONNECT_SECONDS = 5;
    private static final Pattern CONNECT_TIMEOUT = Pattern.compile("[?&]connectTimeout=([1-9][0-9]{0,3})(?=&|$)");

    /** Our statements take milliseconds: after this long the connection is considered dead. */
    private static final int SOCKET_TIMEOUT_SECONDS = 30;

    /**
     * A node that hangs in the middle of a transaction, or whose machine has vanished, would keep its locks: PostgreSQL
     * ends such a transaction after some seconds, so that the other nodes can go on.
     */
    private static final String SESSION_SETTINGS = "-c idle_in_transaction_session_timeout=5s"
            + " -c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2";

    /** From this many appends on, a batch needs fewer round trips. */
    private static final int WORTH_IT = 4;

    /** If another node is inserting the same number, this waits for its commit and then inserts nothing. */
    private static final String FIRST_AND_NOTIFY = "with added as (" + AppendTask.FIRST
            + " on conflict do nothing returning 1)"
            + " select pg_notify('" + NodeMessageCodec.CHANNEL + "', ?) from added";

    /** The time by the database's clock, in milliseconds since 1970. */
    static final String CURRENT_MILLIS = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

    private final DatabaseLocation.Postgres location;
    private final NodeMessageCodec codec = new NodeMessageCodec();

    public PostgresEngine(DatabaseLocation.Postgres location) {
        this.location = location;
    }

    /**
     * A source of connections.
     *
     * @param purpose shown in PostgreSQL's list of connections
     */
    public PGSimpleDataSource source(String purpose) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(location.url());
        source.setUser(location.user());
        source.setPassword(location.password());
        source.setApplicationName("parlour " + purpose);
        source.setConnectTimeout(connectSeconds());
        source.setLoginTimeout(connectSeconds());
        source.setSocketTimeout(SOCKET_TIMEOUT_SECONDS);
        source.setTcpKeepAlive(true);
        source.setOptions(SESSION_SETTINGS);
        if (location.hasSeveralHosts()) {
            followPrimary(source);
        }
        return source;
    }

    /** Of several hosts, uses the one that accepts writes, and looks again soon after another was promoted. */
    private void followPrimary(PGSimpleDataSource source) {
        if (!location.url().contains("targetServerType=")) {
            source.setTargetServerType("primary");
        }
        if (!location.url().contains("hostRecheckSeconds=")) {
            source.setHostRecheckSeconds(1);
        }
    }

    /** The {@code connectTimeout=} in the address, or the default. */
    int connectSeconds() {
        Matcher said = CONNECT_TIMEOUT.matcher(location.url());
        return said.find() ? Integer.parseInt(said.group(1)) : CONNECT_SECONDS;
    }

    NodeMessageCodec codec() {
        return codec;
    }

    @Override
    public Connection writer() throws SQLException {
        Connection connection = source("writer").getConnection();
        connection.setAutoCommit(false);
        // Each statement sees what others have committed before it: appends rely on that.
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        return connection;
    }

    @Override
    public HikariDataSource readers() {
        HikariConfig pool = new HikariConfig();
        pool.setPoolName("store-readers");
        pool.setDataSource(source("reader"));
        pool.setReadOnly(true);
        pool.setAutoCommit(false);
        pool.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        pool.setMaximumPoolSize(READERS);
        pool.setMinimumIdle(1);
        pool.setConnectionTimeout(connectSeconds() * 1000L);
        return new HikariDataSource(pool);
    }

    @Override
    public void migrate() throws SQLException {
        SchemaMigrator.POSTGRESQL.migrate(
                source("migration"),
                installed -> LOG.warn(
                        "The tables are updated from version {} to {}. An older Parlour cannot use them afterwards. A copy"
                                + " from before, if you have none, is made with: {}",
                        installed,
                        SchemaMigrator.NEWEST,
                        dumpCommand(installed)));
    }

    /** The command that copies the whole database with PostgreSQL's own tools; it asks for the password. */
    String dumpCommand(int installed) {
        String user = location.user().isEmpty() ? "" : " --username='" + location.user() + "'";
        return "pg_dump --format=custom --file=parlour-v" + installed + ".dump" + user + " --dbname='" + location + "'";
    }

    /** The driver sends BEGIN together with the first statement. */
    @Override
    public void begin(WriteConnection connection) {}

    @Override
    public void commit(WriteConnection connection) throws SQLException {
        connection.connection().commit();
    }

    @Override
    public void rollback(WriteConnection connection) throws SQLException {
        connection.connection().rollback();
    }

    @Override
    public List<WriteTask<?>> notDoneTogether(WriteConnection connection, List<WriteTask<?>> group)
            throws SQLException {
        List<AppendTask> appends = new ArrayList<>();
        List<WriteTask<?>> others = new ArrayList<>();
        for (WriteTask<?> task : group) {
            if (task instanceof AppendTask append) {
                appends.add(append);
            } else {
                others.add(task);
            }
        }
        if (appends.size() < WORTH_IT) {
            return group;
        }
        new PostgresBatchAppender(connection, codec).write(appends);
        return others;
    }

    @Override
    public boolean isFirstAdded(WriteConnection connection, AppendTask append) throws SQLException {
        PreparedStatement first = append.fillFirst(connection.statement(FIRST_AND_NOTIFY));
        first.setString(7, codec.encodeAppended(append.tableId(), append.upTo()));
        try (ResultSet added = first.executeQuery()) {
            return added.next();
        }
    }

    /** SQL states 08 and 57P mean that the server did not answer; any other error is a definite refusal. */
    @Override
    public boolean commitMayHaveSucceeded(SQLException failedCommit) {
        String state = failedCommit.getSQLState();
        return state == null || state.startsWith("08") || state.startsWith("57P");
    }

    /** SQL states 08, 53, 57 and 58: no connection, no space or memory, shutting down, I/O error; 25006: read-only. */
    @Override
    public boolean isUnavailable(SQLException failure) {
        String state = failure.getSQLState();
        return state != null
                && (state.startsWith("08")
                        || state.startsWith("53")
                        || state.startsWith("57")
                        || state.startsWith("58")
                        || state.equals("25006"));
    }

    /** SQL state 40: a deadlock or a serialization failure. */
    @Override
    public boolean isTransient(Throwable failure) {
        return failure instanceof SQLException refused
                && refused.getSQLState() != null
                && refused.getSQLState().startsWith("40");
    }

    @Override
    public String currentMillis() {
        return CURRENT_MILLIS;
    }

    @Override
    public NodeMessages openNodeMessages(JdbcDatabase database) {
        return PostgresNodeMessages.open(database, this);
    }

    @Override
    public TableLeases openLeases() {
        return PostgresLeases.open(this);
    }

    @Override
    public StoreException refusal(SQLException cause) {
        String state = cause.getSQLState() == null ? "" : cause.getSQLState();
        Text why;
        if (state.startsWith("28")) {
            why = new Text(
                    "it does not let in the user “" + location.user() + "” with this password",
                    "il ne laisse pas entrer l’utilisateur « " + location.user() + " » avec ce mot de passe");
        } else if (state.equals("3D000")) {
            why = new Text("it has no such database", "il n’a pas cette base");
        } else if (state.startsWith("08")) {
            why = new Text("it does not answer", "il ne répond pas");
        } else {
            why = Text.same(String.valueOf(cause.getMessage()));
        }
        return new StoreException(
                Reason.UNREACHABLE,
                "The database " + location + " cannot be used: " + why.en() + ".",
                "La base de données " + location + " ne peut pas être utilisée : " + why.fr() + ".",
                cause);
    }

    @Override
    public void close() {}
}
