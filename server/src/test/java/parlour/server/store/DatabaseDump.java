package parlour.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import parlour.server.store.jdbc.SchemaMigrator;

/** The content of a database, in a form that does not depend on its kind. */
public final class DatabaseDump {

    private DatabaseDump() {}

    public static Map<String, List<String>> all(Database database) {
        return database.read(connection -> {
            String kind = connection.getMetaData().getDatabaseProductName();
            Map<String, List<String>> all = new TreeMap<>();
            for (String table :
                    SchemaMigrator.valueOf(kind.toUpperCase(Locale.ROOT)).tables(connection)) {
                all.put(table, rows(table, connection));
            }
            return all;
        });
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
