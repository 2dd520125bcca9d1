package parlour.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.postgresql.ds.PGSimpleDataSource;
import parlour.game.Text;
import parlour.server.store.StoreException.Reason;

/** A PostgreSQL server that several nodes share. */
final class PostgresEngine implements Engine {

    private static final int READERS = 8;
    private static final int CONNECT_SECONDS = 5;
    private static final Pattern CONNECT_TIMEOUT = Pattern.compile("[?&]connectTimeout=([1-9][0-9]{0,3})(?=&|$)");

    /** A statement of ours takes milliseconds: longer than this, and the other side is gone without a word. */
    private static final int SILENCE_SECONDS = 30;

    /** So many appends take more round trips one by one than together. */
    private static final int WORTH_IT = 4;

    private final Place.Postgres place;
    private final Notices notices = new Notices();

    PostgresEngine(Place.Postgres place) {
        this.place = place;
    }

    /** @param purpose what the server shows to whoever asks who is connected */
    PGSimpleDataSource source(String purpose) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(place.url());
        source.setUser(place.user());
        source.setPassword(place.password());
        source.setApplicationName("parlour " + purpose);
        source.setConnectTimeout(connectSeconds());
        source.setLoginTimeout(connectSeconds());
        source.setSocketTimeout(SILENCE_SECONDS);
        source.setTcpKeepAlive(true);
        return source;
    }

    /** As the address says, with {@code connectTimeout=} as the driver knows it, or as usual. */
    int connectSeconds() {
        Matcher said = CONNECT_TIMEOUT.matcher(place.url());
        return said.find() ? Integer.parseInt(said.group(1)) : CONNECT_SECONDS;
    }

    Notices notices() {
        return notices;
    }

    @Override
    public Connection writer() throws SQLException {
        Connection connection = source("writer").getConnection();
        connection.setAutoCommit(false);
        // Each statement sees what others have committed until then: appending counts on it.
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
        Schema.POSTGRESQL.bringUpToDate(source("migration"));
    }

    /** The driver sends it together with the first statement. */
    @Override
    public void begin(Session session) {}

    @Override
    public void commit(Session session) throws SQLException {
        session.connection().commit();
    }

    @Override
    public void rollback(Session session) throws SQLException {
        session.connection().rollback();
    }

    @Override
    public List<Piece<?>> notDoneTogether(Session session, List<Piece<?>> group) throws SQLException {
        List<AppendPiece> appends = new ArrayList<>();
        List<Piece<?>> others = new ArrayList<>();
        for (Piece<?> piece : group) {
            if (piece instanceof AppendPiece append) {
                appends.add(append);
            } else {
                others.add(piece);
            }
        }
        if (appends.size() < WORTH_IT) {
            return group;
        }
        new PostgresAppends(session, notices).write(appends);
        return others;
    }

    /** An answer, even a refusal, is an answer; 08 and 57P say that there was none. */
    @Override
    public boolean mayHaveHappened(SQLException failedCommit) {
        String state = failedCommit.getSQLState();
        return state == null || state.startsWith("08") || state.startsWith("57P");
    }

    /** 40: a deadlock, or a state that another transaction has changed meanwhile. */
    @Override
    public boolean isPassing(Throwable failure) {
        return failure instanceof SQLException refused
                && refused.getSQLState() != null
                && refused.getSQLState().startsWith("40");
    }

    @Override
    public StoreException refusal(SQLException cause) {
        String state = cause.getSQLState() == null ? "" : cause.getSQLState();
        Text why;
        if (state.startsWith("28")) {
            why = new Text(
                    "it does not let in the user “" + place.user() + "” with this password",
                    "il ne laisse pas entrer l’utilisateur « " + place.user() + " » avec ce mot de passe");
        } else if (state.equals("3D000")) {
            why = new Text("it has no such database", "il n’a pas cette base");
        } else if (state.startsWith("08")) {
            why = new Text("it does not answer", "il ne répond pas");
        } else {
            why = Text.same(String.valueOf(cause.getMessage()));
        }
        return new StoreException(
                Reason.UNREACHABLE,
                new Text(
                        "The database " + place + " cannot be used: " + why.en() + ".",
                        "La base de données " + place + " ne peut pas être utilisée : " + why.fr() + "."),
                cause);
    }

    @Override
    public void close() {}
}
