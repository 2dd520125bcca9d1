package parlour.server.store.setup;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;

/** Copies one table from a database to another, and compares the two row by row. */
final class TableCopy {

    private static final int ROWS_AT_ONCE = 1_000;

    private final String table;
    private final Connection from;
    private final Connection to;

    /** In the order of the source. */
    private final List<String> columns;

    /** Whether the column of the target holds a truth value: SQLite has numbers for that. */
    private final List<Boolean> areTruths;

    private TableCopy(String table, Connection from, Connection to, List<String> columns, List<Boolean> areTruths) {
        this.table = table;
        this.from = from;
        this.to = to;
        this.columns = columns;
        this.areTruths = areTruths;
    }

    static TableCopy of(String table, Connection from, Connection to) throws SQLException {
        List<String> columns = new ArrayList<>();
        try (Statement statement = from.createStatement();
                ResultSet none = statement.executeQuery("select * from \"" + table + "\" where 1 = 0")) {
            for (int i = 1; i <= none.getMetaData().getColumnCount(); i++) {
                columns.add("\"" + none.getMetaData().getColumnName(i) + "\"");
            }
        }
        List<Boolean> areTruths = new ArrayList<>();
        try (Statement statement = to.createStatement();
                ResultSet none = statement.executeQuery(
                        "select " + String.join(", ", columns) + " from \"" + table + "\" where 1 = 0")) {
            for (int i = 1; i <= columns.size(); i++) {
                int type = none.getMetaData().getColumnType(i);
                areTruths.add(isPostgres(to) && (type == Types.BIT || type == Types.BOOLEAN));
            }
        }
        return new TableCopy(table, from, to, columns, areTruths);
    }

    private static boolean isPostgres(Connection connection) throws SQLException {
        return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL");
    }

    void insertAll() throws SQLException {
        String names = String.join(", ", columns);
        String places = String.join(", ", Collections.nCopies(columns.size(), "?"));
        String insert = "insert into \"" + table + "\" (" + names + ") values (" + places + ")";
        try (Statement query = from.createStatement();
                PreparedStatement insertion = to.prepareStatement(insert)) {
            query.setFetchSize(ROWS_AT_ONCE);
            int waiting = 0;
            try (ResultSet rows = query.executeQuery("select " + names + " from \"" + table + "\"")) {
                while (rows.next()) {
                    fill(insertion, rows);
                    insertion.addBatch();
                    if (++waiting == ROWS_AT_ONCE) {
                        insertion.executeBatch();
                        waiting = 0;
                    }
                }
            }
            insertion.executeBatch();
        }
    }

    private void fill(PreparedStatement insertion, ResultSet rows) throws SQLException {
        for (int i = 1; i <= columns.size(); i++) {
            Object value = rows.getObject(i);
            if (areTruths.get(i - 1) && value instanceof Number number) {
                insertion.setBoolean(i, number.intValue() != 0);
            } else {
                insertion.setObject(i, value);
            }
        }
    }

    /**
     * Reads both tables in the same order.
     *
     * @return how many rows each has
     * @throws StoreException if they differ
     */
    long compare() throws SQLException {
        long compared = 0;
        try (Statement asked = from.createStatement();
                Statement copied = to.createStatement()) {
            asked.setFetchSize(ROWS_AT_ONCE);
            copied.setFetchSize(ROWS_AT_ONCE);
            try (ResultSet original = asked.executeQuery(inOrder(from));
                    ResultSet copy = copied.executeQuery(inOrder(to))) {
                while (original.next()) {
                    if (!copy.next() || !row(original).equals(row(copy))) {
                        throw differs(compared + 1);
                    }
                    compared++;
                }
                if (copy.next()) {
                    throw differs(compared + 1);
                }
            }
        }
        return compared;
    }

    /** Texts are compared by their bytes, as SQLite does, whatever the language of the database. */
    private String inOrder(Connection connection) throws SQLException {
        String select = "select " + String.join(", ", columns) + " from \"" + table + "\"";
        List<String> order = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet none = statement.executeQuery(select + " where 1 = 0")) {
            ResultSetMetaData types = none.getMetaData();
            for (int i = 1; i <= columns.size(); i++) {
                boolean isText = isPostgres(connection) && types.getColumnType(i) == Types.VARCHAR;
                order.add(columns.get(i - 1) + (isText ? " collate \"C\"" : ""));
            }
        }
        return select + " order by " + String.join(", ", order);
    }

    private List<String> row(ResultSet rows) throws SQLException {
        List<String> values = new ArrayList<>(columns.size());
        for (int i = 1; i <= columns.size(); i++) {
            values.add(text(rows.getObject(i)));
        }
        return values;
    }

    /** The schema has numbers, texts and truth values only. */
    private static String text(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case Boolean truth -> truth ? "1" : "0";
            case Object other -> other.toString();
        };
    }

    private StoreException differs(long row) {
        return new StoreException(
                Reason.NOT_EQUAL,
                "The copy differs from the original at row " + row + " of " + table + ". It was discarded.",
                "La copie diffère de l’original à la ligne " + row + " de " + table + ". Elle n’a pas été gardée.",
                null);
    }
}
