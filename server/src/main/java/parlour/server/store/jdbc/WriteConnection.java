package parlour.server.store.jdbc;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The writing connection and its prepared statements. Used only by the writer thread. */
public final class WriteConnection implements AutoCloseable {

    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    WriteConnection(Connection connection) {
        this.connection = connection;
    }

    public Connection connection() {
        return connection;
    }

    /** Cached: callers must not close it. */
    public PreparedStatement statement(String sql) throws SQLException {
        PreparedStatement known = prepared.get(sql);
        if (known == null) {
            known = connection.prepareStatement(sql);
            prepared.put(sql, known);
        }
        return known;
    }

    /** Executes an update with a prepared statement; returns the number of rows. */
    int change(String sql, Object... values) throws SQLException {
        return Sql.fill(statement(sql), values).executeUpdate();
    }

    /** Reads all rows with a prepared statement. */
    public <T> List<T> all(Sql.Reader<T> reader, String sql, Object... values) throws SQLException {
        return Sql.rows(reader, Sql.fill(statement(sql), values));
    }

    /** Called after a failure: the SQLite driver leaves some statements unusable. */
    void forgetStatements() throws SQLException {
        for (PreparedStatement each : prepared.values()) {
            each.close();
        }
        prepared.clear();
    }

    /** PostgreSQL only. */
    public Array texts(Stream<String> texts) throws SQLException {
        return connection.createArrayOf("text", texts.toArray());
    }

    public void execute(String sql) throws SQLException {
        statement(sql).execute();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
