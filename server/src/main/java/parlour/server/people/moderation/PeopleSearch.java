package parlour.server.people.moderation;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.server.people.DisplayNames;
import parlour.server.people.Person;
import parlour.server.people.rows.AccountRows;
import parlour.server.people.rows.PersonRows;
import parlour.server.people.rows.SessionRows;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/** Finds people for the host, with their real names. */
public final class PeopleSearch {

    /**
     * A person as the host sees them.
     *
     * @param seenAt when one of their browsers was last seen, to the hour; 0 if unknown
     */
    public record Found(Person person, long createdAt, long seenAt, List<SessionRows.Listed> sessions) {}

    private static final String SEARCH = """
            select p.id, p.kind, p.name, p.owner, p.created_at,
                coalesce((select max(s.seen_at) from sessions s where s.person = p.id), 0) as seen
            from people p
            where p.kind <> 'deleted' and (p.id = ? or ? = '' or lower(p.name) like ? escape '!')
            order by seen desc, p.created_at desc, p.id limit ?
            """;

    private final Database database;

    public PeopleSearch(Database database) {
        this.database = database;
    }

    /** People whose name contains the text, or who have this id; those seen last come first. */
    public List<Found> find(String text, int limit) {
        String words = text.strip().toLowerCase(Locale.ROOT);
        String pattern = "%" + words.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%";
        return database.read(connection -> {
            List<Found> found = Sql.all(connection, PeopleSearch::read, SEARCH, text.strip(), words, pattern, limit);
            List<Found> complete = new java.util.ArrayList<>();
            for (Found one : found) {
                complete.add(new Found(
                        one.person, one.createdAt, one.seenAt, SessionRows.of(connection, one.person.id(), 0)));
            }
            return complete;
        });
    }

    private static Found read(ResultSet row) throws SQLException {
        Person person =
                new Person(row.getString(1), Person.Kind.of(row.getString(2)), row.getString(3), row.getString(4));
        return new Found(person, row.getLong(5), row.getLong(6), List.of());
    }

    /** The account with this name. */
    public Optional<Person> account(String name) {
        return database.read(connection -> AccountRows.byName(connection, DisplayNames.key(name)))
                .map(kept -> kept.row().person());
    }

    /** The person with this id, with their real name. */
    public Optional<Person> person(String id) {
        return database.read(connection -> PersonRows.find(connection, id)).map(PersonRows.Row::person);
    }
}
