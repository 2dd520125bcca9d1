package parlour.server.store.jdbc;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import parlour.server.store.NodeMessages;
import parlour.server.store.StoreException;
import parlour.server.store.TableLeases;

/** What SQLite and PostgreSQL do differently. */
public interface DatabaseEngine extends AutoCloseable {

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

    /** Adds the first entry of an append, and tells other nodes; false if the match does not have as many as expected. */
    boolean isFirstAdded(WriteConnection connection, AppendTask append) throws SQLException;

    void begin(WriteConnection connection) throws SQLException;

    void commit(WriteConnection connection) throws SQLException;

    void rollback(WriteConnection connection) throws SQLException;

    /** Whether what {@link #commit} was asked for may nevertheless have happened. */
    boolean commitMayHaveSucceeded(SQLException failedCommit);

    /** Whether the same work may well succeed when it is done again: two nodes had waited for each other. */
    boolean isTransient(Throwable failure);

    /**
     * Joins the other nodes.
     *
     * @throws StoreException if they cannot be reached
     */
    NodeMessages openNodeMessages(JdbcDatabase database);

    /**
     * Ready to acquire leases.
     *
     * @throws StoreException if the others cannot be reached
     */
    TableLeases openLeases();

    /** What to say to whoever wanted to open it. */
    StoreException refusal(SQLException cause);

    @Override
    void close();
}
