package parlour.server.people.rows;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import parlour.server.people.SecretText;
import parlour.server.people.access.AccessChange.SessionEnded;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.rows.PersonRows.Row;
import parlour.server.store.jdbc.Sql;

/** The SQL of sessions. */
public final class SessionRows {

    /** A session with its person. */
    public record Kept(String id, SecretText digest, Row row, long seenAt, long expiresAt) {}

    /** A session as its person sees it. */
    public record Listed(String id, String browser, long createdAt, long seenAt) {}

    private SessionRows() {}

    public static Optional<Kept> find(Connection connection, String id) throws SQLException {
        return Sql.first(connection, SessionRows::kept, """
                select people.id, kind, name, owner, session_version, sessions.id as session, digest, seen_at, expires_at
                from sessions join people on people.id = sessions.person where sessions.id = ?
                """, id);
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(
                row.getString("session"),
                new SecretText(row.getString("digest")),
                PersonRows.read(row),
                row.getLong("seen_at"),
                row.getLong("expires_at"));
    }

    public static void add(
            Connection connection, String id, String digest, String person, String browser, long at, long expiresAt)
            throws SQLException {
        Sql.change(
                connection,
                "insert into sessions (id, digest, person, browser, created_at, seen_at, expires_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?)",
                id,
                digest,
                person,
                browser,
                at,
                at,
                expiresAt);
    }

    public static int note(Connection connection, String id, long seenAt, long expiresAt) throws SQLException {
        return Sql.change(
                connection, "update sessions set seen_at = ?, expires_at = ? where id = ?", seenAt, expiresAt, id);
    }

    /** A person's sessions that have not expired, the last used first. */
    public static List<Listed> of(Connection connection, String person, long now) throws SQLException {
        return Sql.all(
                connection,
                row -> new Listed(row.getString(1), row.getString(2), row.getLong(3), row.getLong(4)),
                "select id, browser, created_at, seen_at from sessions where person = ? and expires_at > ?"
                        + " order by seen_at desc, created_at desc, id",
                person,
                now);
    }

    /** Ends a session; false if the person has no such session. */
    public static boolean end(
            Connection connection, AccessChanges.Recorder changes, String person, String id, boolean isRenewed)
            throws SQLException {
        boolean isTheirs = Sql.change(connection, "delete from sessions where id = ? and person = ?", id, person) == 1;
        if (isTheirs) {
            changes.add(new SessionEnded(id, isRenewed));
        }
        return isTheirs;
    }

    /**
     * Ends all sessions of a person.
     *
     * @param renewed the session of the browser that gets another one instead; empty for none
     */
    public static void endAll(Connection connection, AccessChanges.Recorder changes, String person, String renewed)
            throws SQLException {
        for (Listed session : of(connection, person, 0)) {
            end(connection, changes, person, session.id(), session.id().equals(renewed));
        }
    }

    /** The ids of the tokens of a person's bots. */
    public static List<String> tokensOf(Connection connection, String owner) throws SQLException {
        return Sql.all(connection, row -> row.getString(1), "select id from tokens where owner = ?", owner);
    }

    public static int deleteExpired(Connection connection, long now) throws SQLException {
        return Sql.change(connection, "delete from sessions where expires_at <= ?", now);
    }

    // ---- Cookies of earlier versions ----

    /** Notes that a cookie is exchanged; false if it has been exchanged before. */
    public static boolean exchange(Connection connection, String digest, long at) throws SQLException {
        return Sql.change(
                        connection,
                        "insert into exchanged_cookies (digest, exchanged_at) values (?, ?) on conflict do nothing",
                        digest,
                        at)
                == 1;
    }
}
