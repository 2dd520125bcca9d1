package parlour.server.people.rows;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.store.jdbc.Sql;

/** The SQL of people. */
public final class PersonRows {

    /** A person, and the session version their cookies must carry. */
    public record Row(Person person, int sessionVersion) {}

    private static final String SELECT = "select id, kind, name, owner, session_version from people where id = ";

    /** Whether the host has hidden the name that the person has now. */
    private static final String SHOWN = "select id, kind, name, owner, session_version, exists ("
            + "select 1 from admin_actions where kind = 'hide-name' and subject = people.id and detail = people.name"
            + " and undone_at = 0) as hidden from people where id = ";

    private PersonRows() {}

    /** Finds a person by exact id, ignoring aliases. */
    public static Optional<Row> find(Connection connection, String id) throws SQLException {
        return Sql.first(connection, PersonRows::read, SELECT + "?", id);
    }

    /** Finds a person by current or former id, as others see them: a name that the host has hidden is replaced. */
    public static Optional<Person> current(Connection connection, String id) throws SQLException {
        String alias = "coalesce((select person from person_aliases where former_id = ?), ?)";
        return Sql.first(connection, PersonRows::shown, SHOWN + alias, id, id);
    }

    /** 0 if there is nobody with this id. */
    public static long createdAt(Connection connection, String id) throws SQLException {
        return Sql.first(connection, row -> row.getLong(1), "select created_at from people where id = ?", id)
                .orElse(0L);
    }

    private static Person shown(ResultSet row) throws SQLException {
        Person person = read(row).person();
        return row.getBoolean("hidden")
                ? new Person(person.id(), person.kind(), hiddenName(person.id()), person.owner())
                : person;
    }

    /** The same in all languages, and always the same for one person. */
    private static String hiddenName(String id) {
        return "№ " + (1_000 + Math.floorMod(id.hashCode(), 9_000));
    }

    static Row read(ResultSet row) throws SQLException {
        Kind kind = Kind.of(row.getString("kind"));
        Person person = new Person(row.getString("id"), kind, row.getString("name"), row.getString("owner"));
        return new Row(person, row.getInt("session_version"));
    }

    public static Row add(Connection connection, Person person, long at) throws SQLException {
        Sql.change(
                connection,
                "insert into people (id, kind, name, owner, session_version, created_at) values (?, ?, ?, ?, 1, ?)",
                person.id(),
                person.kind().code(),
                person.name(),
                person.owner(),
                at);
        return find(connection, person.id()).orElseThrow();
    }

    /**
     * Whether a person is still of this kind. Locks the row until the transaction ends, since on PostgreSQL another
     * node could change it: updating a row to its own value locks it on both kinds of database.
     */
    public static boolean holds(Connection connection, String id, Kind kind) throws SQLException {
        String hold = "update people set session_version = session_version where id = ? and kind = ?";
        return Sql.change(connection, hold, id, kind.code()) == 1;
    }

    /** Deletes guests that nothing points at and whose browsers were not seen lately, and returns their ids. */
    public static List<String> deleteUnusedGuests(Connection connection, long before, int limit) throws SQLException {
        String delete = """
                delete from people where id in (
                    select id from people p
                    where kind = ? and created_at < ?
                    and not exists (select 1 from listing_people where person = p.id)
                    and not exists (select 1 from sessions where person = p.id and seen_at >= ?)
                    and not exists (select 1 from chat_messages where person = p.id)
                    and not exists (select 1 from person_aliases where person = p.id or former_id = p.id)
                    order by created_at limit ?)
                returning id
                """;
        return Sql.all(connection, row -> row.getString(1), delete, Kind.GUEST.code(), before, before, limit);
    }

    /** Invalidates all cookies issued so far; returns the new row. */
    public static Row renew(Connection connection, String id) throws SQLException {
        Sql.change(connection, "update people set session_version = session_version + 1 where id = ?", id);
        return find(connection, id).orElseThrow();
    }

    /** Whether this is the former id of a guest who signed in to an account. */
    public static boolean isFormer(Connection connection, String id) throws SQLException {
        return Sql.first(connection, row -> 1, "select person from person_aliases where former_id = ?", id)
                .isPresent();
    }

    public static void change(Connection connection, String id, Kind kind, String name) throws SQLException {
        Sql.change(connection, "update people set kind = ?, name = ? where id = ?", kind.code(), name, id);
    }
}
