package parlour.server.people.rows;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Statements that both kinds of database understand, without the ceremony. */
public final class Sql {

    @FunctionalInterface
    public interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private Sql() {}

    /** Changes something; answers how many rows. */
    public static int change(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, values)) {
            return statement.executeUpdate();
        }
    }

    public static <T> List<T> all(Connection connection, Reader<T> reader, String sql, Object... values)
            throws SQLException {
        List<T> found = new ArrayList<>();
        try (PreparedStatement statement = prepared(connection, sql, values);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                found.add(reader.read(rows));
            }
        }
        return found;
    }

    public static <T> Optional<T> first(Connection connection, Reader<T> reader, String sql, Object... values)
            throws SQLException {
        return all(connection, reader, sql, values).stream().findFirst();
    }

    private static PreparedStatement prepared(Connection connection, String sql, Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }
}
