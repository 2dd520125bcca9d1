package parlour.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Everything that a database holds, in a form that does not depend on its kind. */
final class DatabaseDump {

    private DatabaseDump() {}

    static Map<String, List<String>> all(Database database) {
        SchemaMigrator schema = switch (JdbcDatabase.own(database).engine()) {
            case SqliteEngine sqlite -> SchemaMigrator.SQLITE;
            case PostgresEngine postgres -> SchemaMigrator.POSTGRESQL;
        };
        return database.read(connection -> {
            Map<String, List<String>> all = new TreeMap<>();
            for (String table : tables(schema, connection)) {
                all.put(table, rows(table, connection));
            }
            return all;
        });
    }

    static List<String> tables(SchemaMigrator schema, Connection connection) throws SQLException {
        List<String> tables = new ArrayList<>();
        try (Statement query = connection.createStatement();
                ResultSet names = query.executeQuery(schema.tables())) {
            while (names.next()) {
                if (schema.isOwn(names.getString(1))) {
                    tables.add(names.getString(1));
                }
            }
        }
        return tables;
    }

    private static List<String> rows(String table, Connection connection) throws SQLException {
        List<String> all = new ArrayList<>();
        try (Statement query = connection.createStatement();
                ResultSet rows = query.executeQuery("select * from " + table)) {
            while (rows.next()) {
                List<String> row = new ArrayList<>();
                for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                    row.add(text(rows.getObject(i)));
                }
                all.add(row.toString());
            }
        }
        return all.stream().sorted().toList();
    }

    private static String text(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case Boolean truth -> truth ? "1" : "0";
            case byte[] bytes -> HexFormat.of().formatHex(bytes);
            case Object other -> other.toString();
        };
    }
}
