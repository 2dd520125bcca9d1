package parlour.server.people.moderation;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import parlour.server.store.jdbc.Sql;

/** The SQL of actions. */
final class AdminActionRows {

    /** More than a host ever has in force at a time. */
    static final int MAX_IN_FORCE = 10_000;

    private static final String SELECT =
            "select id, kind, subject, detail, why, made_by, made_at, expires_at, undone_by,"
                    + " undone_at from admin_actions ";

    private AdminActionRows() {}

    static void add(Connection connection, AdminAction action) throws SQLException {
        Sql.change(
                connection,
                "insert into admin_actions (id, kind, subject, detail, why, made_by, made_at, expires_at, undone_by,"
                        + " undone_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                action.id(),
                action.kind().code(),
                action.subject(),
                action.detail(),
                action.why(),
                action.madeBy(),
                action.madeAt(),
                action.expiresAt(),
                action.undoneBy(),
                action.undoneAt());
    }

    /** False if there is no such action in force. */
    static boolean undo(Connection connection, String id, String by, long at) throws SQLException {
        return Sql.change(
                        connection,
                        "update admin_actions set undone_by = ?, undone_at = ? where id = ? and undone_at = 0",
                        by,
                        at,
                        id)
                == 1;
    }

    static Optional<AdminAction> find(Connection connection, String id) throws SQLException {
        return Sql.first(connection, AdminActionRows::read, SELECT + "where id = ?", id);
    }

    /** Those that were not undone and had not expired by then. */
    static List<AdminAction> inForce(Connection connection, long now) throws SQLException {
        return Sql.all(
                connection,
                AdminActionRows::read,
                SELECT + "where undone_at = 0 and (expires_at = 0 or expires_at > ?) order by made_at limit ?",
                now,
                MAX_IN_FORCE);
    }

    /** The latest, whether in force or not, the newest first. */
    static List<AdminAction> latest(Connection connection, int limit) throws SQLException {
        return Sql.all(connection, AdminActionRows::read, SELECT + "order by made_at desc, id limit ?", limit);
    }

    private static AdminAction read(ResultSet row) throws SQLException {
        return new AdminAction(
                row.getString(1),
                AdminAction.Kind.of(row.getString(2)).orElseThrow(),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getLong(7),
                row.getLong(8),
                row.getString(9),
                row.getLong(10));
    }
}
