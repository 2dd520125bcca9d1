package parlour.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlour.server.store.jdbc.JdbcListings;

/** Rows for tests of the store. */
public final class TestRows {

    private TestRows() {}

    public static Database.Work<Integer> adding(String name) {
        return connection -> {
            try (PreparedStatement insertion =
                    connection.prepareStatement("insert into person_aliases (former_id, person) values (?, 'x')")) {
                insertion.setString(1, name);
                return insertion.executeUpdate();
            }
        };
    }

    public static List<String> names(Connection connection) throws SQLException {
        try (PreparedStatement query =
                        connection.prepareStatement("select former_id from person_aliases order by former_id");
                ResultSet rows = query.executeQuery()) {
            List<String> names = new ArrayList<>();
            while (rows.next()) {
                names.add(rows.getString(1));
            }
            return names;
        }
    }

    public static List<LogEntry> entries(int after, String... events) {
        return IntStream.range(0, events.length)
                .mapToObj(i -> new LogEntry(after + 1 + i, 1_000L + after + i, events[i]))
                .toList();
    }

    public static Listing listing(String match, Listing.Phase phase, long openedAt, String... people) {
        return new Listing(
                match, "conquest", phase, true, Listing.NEVER, openedAt, openedAt, "", List.of(people), "{}");
    }

    /** Merges a guest into an account. */
    public static void movePerson(Database database, String from, String to) {
        Database.durable(database.write(connection -> {
            JdbcListings.movePerson(connection, from, to);
            return true;
        }));
    }
}
