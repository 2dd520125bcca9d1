package parlour.server.store.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import parlour.server.store.Listing;
import parlour.server.store.Listing.Phase;
import parlour.server.store.Listings;

/** Listings in a table, and the people of each in another. */
public final class JdbcListings implements Listings {

    private static final String MOVE_PERSON = """
            insert into listing_people (table_id, person, ordinal)
            select table_id, ?, ordinal from listing_people where person = ?
            on conflict do nothing
            """;

    private static final String MOVE_TURN = """
            update listings set to_move = ?
            where to_move = ? and table_id in (select table_id from listing_people where person = ?)
            """;

    private static final String FORGET_PERSON = "delete from listing_people where person = ?";

    private final JdbcDatabase database;

    public JdbcListings(JdbcDatabase database) {
        this.database = database;
    }

    @Override
    public List<Listing> lobby(int limit) {
        return list("where phase = 'WAITING' and listed", "opened_at", limit);
    }

    @Override
    public List<Listing> playing(int limit) {
        return list("where phase = 'PLAYING' and listed", "opened_at", limit);
    }

    @Override
    public List<Listing> of(String person, int limit) {
        return list(
                "where phase <> 'CLOSED' and table_id in (select table_id from listing_people where person = ?)",
                "changed_at",
                limit,
                person);
    }

    @Override
    public Optional<Listing> find(String tableId) {
        return list("where table_id = ?", "opened_at", 1, tableId).stream().findFirst();
    }

    /** Those that are latest by {@code time} first. */
    private List<Listing> list(String condition, String time, int limit, String... parameters) {
        String sql = """
                select %s, p.person
                from (select %s from listings %s order by %s desc, table_id limit ?) l
                left join listing_people p on p.table_id = l.table_id
                order by l.%s desc, l.table_id, p.ordinal
                """.formatted(
                        ListingRows.COLUMNS.replaceAll("(\\w+)", "l.$1"), ListingRows.COLUMNS, condition, time, time);
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(sql)) {
                for (int i = 0; i < parameters.length; i++) {
                    query.setString(i + 1, parameters[i]);
                }
                query.setInt(parameters.length + 1, limit);
                try (ResultSet rows = query.executeQuery()) {
                    return gathered(rows);
                }
            }
        });
    }

    /** One row for each person, those of one listing after each other. */
    private static List<Listing> gathered(ResultSet rows) throws SQLException {
        List<Listing> listings = new ArrayList<>();
        boolean more = rows.next();
        while (more) {
            String tableId = rows.getString("table_id");
            Listing bare = new Listing(
                    tableId,
                    rows.getString("game"),
                    Phase.valueOf(rows.getString("phase")),
                    rows.getBoolean("listed"),
                    rows.getBoolean("resume_on_start"),
                    rows.getLong("opened_at"),
                    rows.getLong("changed_at"),
                    rows.getString("to_move"),
                    List.of(),
                    rows.getString("summary"));
            List<String> people = new ArrayList<>();
            do {
                Optional.ofNullable(rows.getString("person")).ifPresent(people::add);
                more = rows.next();
            } while (more && rows.getString("table_id").equals(tableId));
            listings.add(withPeople(bare, people));
        }
        return listings;
    }

    private static Listing withPeople(Listing bare, List<String> people) {
        return new Listing(
                bare.tableId(),
                bare.game(),
                bare.phase(),
                bare.listed(),
                bare.resumeOnStart(),
                bare.openedAt(),
                bare.changedAt(),
                bare.toMove(),
                people,
                bare.summary());
    }

    @Override
    public List<String> resumable() {
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                            "select table_id from listings where phase = 'PLAYING' and resume_on_start order by opened_at");
                    ResultSet rows = query.executeQuery()) {
                List<String> matches = new ArrayList<>();
                while (rows.next()) {
                    matches.add(rows.getString(1));
                }
                return matches;
            }
        });
    }

    @Override
    public Map<Phase, Long> counts() {
        return database.read(connection -> {
            Map<Phase, Long> counts = new EnumMap<>(Phase.class);
            for (Phase phase : Phase.values()) {
                counts.put(phase, 0L);
            }
            try (PreparedStatement query =
                            connection.prepareStatement("select phase, count(*) from listings group by phase");
                    ResultSet rows = query.executeQuery()) {
                while (rows.next()) {
                    counts.put(Phase.valueOf(rows.getString(1)), rows.getLong(2));
                }
            }
            return counts;
        });
    }

    @Override
    public CompletableFuture<Void> movePerson(String from, String to) {
        return database.write(connection -> {
                    movePerson(connection, from, to);
                    return true;
                })
                .thenAccept(done -> {});
    }

    /** {@link #movePerson(String, String)} as part of a greater piece of work. */
    public static void movePerson(Connection connection, String from, String to) throws SQLException {
        PersonAliases.put(connection, from, to);
        try (PreparedStatement turn = connection.prepareStatement(MOVE_TURN)) {
            turn.setString(1, to);
            turn.setString(2, from);
            turn.setString(3, from);
            turn.executeUpdate();
        }
        try (PreparedStatement move = connection.prepareStatement(MOVE_PERSON)) {
            move.setString(1, to);
            move.setString(2, from);
            move.executeUpdate();
        }
        try (PreparedStatement forget = connection.prepareStatement(FORGET_PERSON)) {
            forget.setString(1, from);
            forget.executeUpdate();
        }
    }
}
