package parlour.server.people.accounts;

import java.util.List;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/** What the database holds about one person, besides games and tokens. */
public final class PersonalData {

    /** More lines than this are left out of an export, the oldest first. */
    public static final int MAX_LINES = 10_000;

    private static final String CHAT = """
            select table_id, written_at, body from chat_messages
            where person = ? or person in (select former_id from person_aliases where person_aliases.person = ?)
            order by written_at desc, table_id, seq desc limit ?
            """;

    private final Database database;

    public PersonalData(Database database) {
        this.database = database;
    }

    /** A line of chat the person wrote. */
    public record Line(String tableId, long at, String text) {}

    /** When the person first came in, in milliseconds since 1970. */
    public long createdAt(String person) {
        return database.read(connection -> Sql.first(
                        connection, row -> row.getLong(1), "select created_at from people where id = ?", person))
                .orElseThrow();
    }

    /** How many recovery codes have not been used. */
    public int recoveryCodes(String person) {
        return database.read(connection -> Sql.first(
                        connection,
                        row -> row.getInt(1),
                        "select count(*) from recovery_codes where person = ?",
                        person))
                .orElseThrow();
    }

    /** The lines the person wrote, oldest first, also as a guest before signing in. */
    public List<Line> chat(String person) {
        return database.read(connection -> Sql.all(
                        connection,
                        row -> new Line(row.getString(1), row.getLong(2), row.getString(3)),
                        CHAT,
                        person,
                        person,
                        MAX_LINES))
                .reversed();
    }

    /** The ids of the people this person has muted. */
    public List<String> muted(String person) {
        return database.read(connection -> Sql.all(
                connection,
                row -> row.getString(1),
                "select muted_person from mutes where person = ? order by muted_person",
                person));
    }
}
