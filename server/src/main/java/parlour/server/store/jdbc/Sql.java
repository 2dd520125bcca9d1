package parlour.server.store.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shorthands for JDBC statements. */
public final class Sql {

    @FunctionalInterface
    public interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private Sql() {}

    /** Executes an update; returns the number of rows. */
    public static int change(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            return fill(statement, values).executeUpdate();
        }
    }

    public static <T> List<T> all(Connection connection, Reader<T> reader, String sql, Object... values)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            return rows(reader, fill(statement, values));
        }
    }

    public static <T> Optional<T> first(Connection connection, Reader<T> reader, String sql, Object... values)
            throws SQLException {
        return all(connection, reader, sql, values).stream().findFirst();
    }

    /** Sets all parameters, in order. */
    public static PreparedStatement fill(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    static <T> List<T> rows(Reader<T> reader, PreparedStatement query) throws SQLException {
        List<T> found = new ArrayList<>();
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) {
                found.add(reader.read(rows));
            }
        }
        return found;
    }
}
