package parlour.server.store.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import parlour.server.store.Database;

/** Who somebody is now that was known by another id: a guest who has opened an account. */
public final class PersonAliases {

    private final Database database;

    public PersonAliases(Database database) {
        this.database = database;
    }

    /** The id that counts now; the same one if nothing else is known. */
    public String current(String id) {
        return database.read(connection -> {
            try (PreparedStatement query =
                    connection.prepareStatement("select person from person_aliases where former_id = ?")) {
                query.setString(1, id);
                try (ResultSet rows = query.executeQuery()) {
                    return rows.next() ? rows.getString(1) : id;
                }
            }
        });
    }

    /** Nobody has to follow more than one step: whoever had become {@code from} becomes {@code to} as well. */
    static void put(Connection connection, String from, String to) throws SQLException {
        if (from.equals(to)) {
            throw new IllegalArgumentException(from + " cannot become itself");
        }
        try (PreparedStatement follow =
                connection.prepareStatement("update person_aliases set person = ? where person = ?")) {
            follow.setString(1, to);
            follow.setString(2, from);
            follow.executeUpdate();
        }
        try (PreparedStatement put = connection.prepareStatement("""
                insert into person_aliases (former_id, person) values (?, ?)
                on conflict (former_id) do update set person = excluded.person
                """)) {
            put.setString(1, from);
            put.setString(2, to);
            put.executeUpdate();
        }
    }
}
