package parlour.server.store.jdbc;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.HashSet;
import java.util.Set;
import parlour.server.store.Database;

/** Whom somebody does not want to hear. */
public final class Mutes {

    /** More than anybody needs; whoever wants more forgets somebody first. */
    private static final int MAX = 500;

    private final Database database;

    public Mutes(Database database) {
        this.database = database;
    }

    public Set<String> of(String person) {
        return database.read(connection -> {
            try (PreparedStatement query =
                    connection.prepareStatement("select muted_person from mutes where person = ?")) {
                query.setString(1, person);
                Set<String> muted = new HashSet<>();
                try (ResultSet rows = query.executeQuery()) {
                    while (rows.next()) {
                        muted.add(rows.getString(1));
                    }
                }
                return muted;
            }
        });
    }

    public Set<String> set(String person, String other, boolean muted) {
        Set<String> now = of(person);
        if (other.equals(person) || (muted && now.size() >= MAX)) {
            return now;
        }
        String sql = muted
                ? "insert into mutes (person, muted_person) values (?, ?) on conflict do nothing"
                : "delete from mutes where person = ? and muted_person = ?";
        Database.durable(database.write(connection -> {
            try (PreparedStatement change = connection.prepareStatement(sql)) {
                change.setString(1, person);
                change.setString(2, other);
                return change.executeUpdate();
            }
        }));
        return of(person);
    }
}
