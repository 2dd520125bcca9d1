package parlour.server.store.jdbc;

import java.util.Set;
import parlour.server.store.Database;

/** The people each person has muted in chat. */
public final class Mutes {

    /** Maximum per person; further mutes are ignored. */
    private static final int MAX = 500;

    private final Database database;

    public Mutes(Database database) {
        this.database = database;
    }

    public Set<String> of(String person) {
        return Set.copyOf(database.read(connection -> Sql.all(
                connection, row -> row.getString(1), "select muted_person from mutes where person = ?", person)));
    }

    public Set<String> set(String person, String other, boolean muted) {
        Set<String> now = of(person);
        if (other.equals(person) || (muted && now.size() >= MAX)) {
            return now;
        }
        String sql = muted
                ? "insert into mutes (person, muted_person) values (?, ?) on conflict do nothing"
                : "delete from mutes where person = ? and muted_person = ?";
        Database.durable(database.write(connection -> Sql.change(connection, sql, person, other)));
        return of(person);
    }
}
