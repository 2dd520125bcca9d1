package parlour.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** What SQLite and PostgreSQL do differently. */
sealed interface DatabaseEngine extends AutoCloseable permits SqliteEngine, PostgresEngine {

    /** A connection to write with. */
    Connection writer() throws SQLException;

    /** Connections to read with. Each read is one transaction and sees one state. */
    HikariDataSource readers();

    /** Brings the tables up to date. */
    void migrate() throws SQLException;

    /**
     * Does those of a group that it can do better together, and gives back the others.
     *
     * @throws SQLException if nothing of the group can be kept
     */
    List<WriteTask<?>> notDoneTogether(WriteConnection connection, List<WriteTask<?>> group) throws SQLException;

    void begin(WriteConnection connection) throws SQLException;

    void commit(WriteConnection connection) throws SQLException;

    void rollback(WriteConnection connection) throws SQLException;

    /** Whether what {@link #commit} was asked for may nevertheless have happened. */
    boolean commitMayHaveSucceeded(SQLException failedCommit);

    /** Whether the same work may well succeed when it is done again: two nodes had waited for each other. */
    boolean isTransient(Throwable failure);

    /** What to say to whoever wanted to open it. */
    StoreException refusal(SQLException cause);

    @Override
    void close();
}
