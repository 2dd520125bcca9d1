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

    /** Opens the connection used for writing. */
    Connection writer() throws SQLException;

    /** Opens the pool for reading. Each read is one transaction and sees one snapshot. */
    HikariDataSource readers();

    /** Creates or updates the schema. */
    void migrate() throws SQLException;

    /**
     * Runs the tasks of a group that are faster in a batch, and returns the others.
     *
     * @throws SQLException if the whole group must be rolled back
     */
    List<WriteTask<?>> notDoneTogether(WriteConnection connection, List<WriteTask<?>> group) throws SQLException;

    /**
     * Inserts the first entry of an append and notifies other nodes; false if the match does not have the expected
     * number of entries.
     */
    boolean isFirstAdded(WriteConnection connection, AppendTask append) throws SQLException;

    void begin(WriteConnection connection) throws SQLException;

    void commit(WriteConnection connection) throws SQLException;

    void rollback(WriteConnection connection) throws SQLException;

    /** Whether a commit that failed like this may have taken effect. */
    boolean commitMayHaveSucceeded(SQLException failedCommit);

    /** Whether an error says that the database cannot be written now: no space, no connection, read-only. */
    boolean isUnavailable(SQLException failure);

    /** SQL for the time by the database's clock, in milliseconds since 1970. */
    String currentMillis();

    /** Whether a retry may succeed, such as after a deadlock between two nodes. */
    boolean isTransient(Throwable failure);

    /**
     * Opens the message channel to the other nodes.
     *
     * @throws StoreException if the database cannot be reached
     */
    NodeMessages openNodeMessages(JdbcDatabase database);

    /**
     * Opens the leases on tables.
     *
     * @throws StoreException if the database cannot be reached
     */
    TableLeases openLeases();

    /** The error to report when the database cannot be opened. */
    StoreException refusal(SQLException cause);

    @Override
    void close();
}
