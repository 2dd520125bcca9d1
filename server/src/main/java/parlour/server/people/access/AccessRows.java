package parlour.server.people.access;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import parlour.server.store.jdbc.Sql;

/** The SQL of changes of access, and of the nodes that apply them. */
final class AccessRows {

    /** Changes kept for nodes that were out of touch. */
    private static final int KEPT = 10_000;

    /** Deleting is worth it only now and then. */
    private static final int DELETED_EVERY = 100;

    /** The clock of the database, so that the clocks of nodes need not agree. Only for PostgreSQL. */
    private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

    private static final long FORGOTTEN_MILLIS = 3_600_000;

    private AccessRows() {}

    /** A change as it is written in the database. */
    record Row(long number, String kind, String subject) {}

    /** Adds a change; returns its number. Other nodes that add one wait until this transaction ends. */
    static long add(Connection connection, AccessChange change) throws SQLException {
        Sql.change(connection, "update latest_access_change set number = number + 1");
        long number = latest(connection);
        Sql.change(
                connection,
                "insert into access_changes (number, kind, subject) values (?, ?, ?)",
                number,
                change.kind(),
                change.subject());
        if (number % DELETED_EVERY == 0) {
            Sql.change(connection, "delete from access_changes where number <= ?", number - KEPT);
        }
        return number;
    }

    static long latest(Connection connection) throws SQLException {
        return Sql.first(connection, row -> row.getLong(1), "select number from latest_access_change")
                .orElseThrow();
    }

    static List<Row> after(Connection connection, long number) throws SQLException {
        return Sql.all(
                connection,
                row -> new Row(row.getLong(1), row.getString(2), row.getString(3)),
                "select number, kind, subject from access_changes where number > ? order by number",
                number);
    }

    // ---- Nodes ----

    /** Extends a lease; returns whether it had not expired before. */
    static boolean extend(Connection connection, String node, long applied, long millis) throws SQLException {
        String extend = "update access_nodes set applied = ?, valid_until = " + NOW + " + ? where node = ?"
                + " and valid_until > " + NOW;
        if (Sql.change(connection, extend, applied, millis, node) == 1) {
            return true;
        }
        Sql.change(connection, "delete from access_nodes where valid_until < " + NOW + " - ?", FORGOTTEN_MILLIS);
        Sql.change(
                connection,
                "insert into access_nodes (node, applied, valid_until) values (?, ?, " + NOW + " + ?)"
                        + " on conflict (node) do update set applied = excluded.applied,"
                        + " valid_until = excluded.valid_until",
                node,
                applied,
                millis);
        return false;
    }

    static int leave(Connection connection, String node) throws SQLException {
        return Sql.change(connection, "delete from access_nodes where node = ?", node);
    }

    /** Whether another node has not applied this change and may still be serving. */
    static boolean isAwaited(Connection connection, String node, long number) throws SQLException {
        String others = "select node from access_nodes where node <> ? and applied < ? and valid_until > " + NOW;
        return Sql.first(connection, row -> row.getString(1), others, node, number)
                .isPresent();
    }
}
