package parlour.server.store.jdbc;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.server.store.Database;
import parlour.server.store.Listing;
import parlour.server.store.Listing.Phase;
import parlour.server.store.Listings;

/** Listings in one table, their people in another. */
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

    /** Keeps aliases one step long: those that pointed to the old id now point to the new one. */
    private static final String MOVE_ALIASES = "update person_aliases set person = ? where person = ?";

    private static final String PUT_ALIAS = """
            insert into person_aliases (former_id, person) values (?, ?)
            on conflict (former_id) do update set person = excluded.person
            """;

    private static final String PUT_DUE_AT = """
            update listings set due_at = ?
            where table_id = ? and (select max(seq) from table_events where table_id = ?) = ?
            """;

    private final JdbcDatabase database;

    public JdbcListings(JdbcDatabase database) {
        this.database = database;
    }

    @Override
    public List<Listing> newest(Phase phase, int limit) {
        return list("where phase = ? and listed", "opened_at", limit, phase.name());
    }

    @Override
    public List<Listing> listed(Phase phase, List<String> tableIds) {
        if (tableIds.isEmpty()) {
            return List.of();
        }
        List<String> parameters = new ArrayList<>(tableIds);
        parameters.add(phase.name());
        String marks = "?, ".repeat(tableIds.size() - 1) + "?";
        return list(
                "where table_id in (" + marks + ") and phase = ? and listed",
                "opened_at",
                tableIds.size(),
                parameters.toArray(String[]::new));
    }

    @Override
    public List<String> waitingSince(long listedBefore, long unlistedBefore, int limit) {
        String sql = """
                select table_id from listings
                where phase = 'WAITING' and (changed_at < ? or (listed and changed_at < ?))
                order by changed_at limit ?
                """;
        return database.read(
                connection -> Sql.all(connection, row -> row.getString(1), sql, unlistedBefore, listedBefore, limit));
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
    public Map<String, Long> finished(String person) {
        record Count(String game, long games) {}
        String sql = """
                select listings.game, count(*) from listing_people
                join listings on listings.table_id = listing_people.table_id
                where listing_people.person = ? and listings.phase = 'ENDED'
                group by listings.game order by listings.game
                """;
        Map<String, Long> finished = new LinkedHashMap<>();
        database.read(connection ->
                        Sql.all(connection, row -> new Count(row.getString(1), row.getLong(2)), sql, person))
                .forEach(count -> finished.put(count.game, count.games));
        return finished;
    }

    @Override
    public Optional<Listing> find(String tableId) {
        return list("where table_id = ?", "opened_at", 1, tableId).stream().findFirst();
    }

    /** Sorted by {@code time}, latest first. */
    private List<Listing> list(String condition, String time, int limit, String... parameters) {
        String sql = """
                select %s, %s as people from listings %s order by %s desc, table_id limit ?
                """.formatted(ListingRows.COLUMNS, ListingRows.PEOPLE, condition, time);
        List<Object> values = new ArrayList<>(List.of(parameters));
        values.add(limit);
        return database.read(connection -> Sql.all(connection, JdbcListings::listing, sql, values.toArray()));
    }

    private static Listing listing(ResultSet row) throws SQLException {
        @Nullable String people = row.getString("people");
        return new Listing(
                row.getString("table_id"),
                row.getString("game"),
                Phase.valueOf(row.getString("phase")),
                row.getBoolean("listed"),
                row.getLong("due_at"),
                row.getLong("opened_at"),
                row.getLong("changed_at"),
                row.getString("to_move"),
                people == null ? List.of() : List.of(people.split(" ", -1)),
                row.getString("summary"));
    }

    @Override
    public List<String> due(long now, int limit) {
        String sql = """
                select table_id from listings where due_at <= ? and not exists (
                    select 1 from leases where leases.table_id = listings.table_id and leases.expires_at > %s
                ) order by due_at limit ?
                """.formatted(database.engine().currentMillis());
        return database.read(connection -> Sql.all(connection, row -> row.getString(1), sql, now, limit));
    }

    /** The listing itself is older than the last move. */
    @Override
    public List<String> abandoned(long time, int limit) {
        String sql = """
                select table_id from listings where phase = 'PLAYING' and opened_at < ? and changed_at < ? and due_at = ?
                and not exists (
                    select 1 from table_events
                    where table_events.table_id = listings.table_id and table_events.written_at >= ?
                ) order by opened_at limit ?
                """;
        return database.read(connection ->
                Sql.all(connection, row -> row.getString(1), sql, time, time, Listing.NEVER, time, limit));
    }

    @Override
    public void putDueAt(String tableId, int seq, long dueAt) {
        var _ = Database.durable(
                database.write(tableId, connection -> connection.change(PUT_DUE_AT, dueAt, tableId, tableId, seq)));
    }

    @Override
    public Map<Phase, Long> counts() {
        record Count(Phase phase, long tables) {}
        String sql = "select phase, count(*) from listings group by phase";
        List<Count> found = database.read(connection ->
                Sql.all(connection, row -> new Count(Phase.valueOf(row.getString(1)), row.getLong(2)), sql));
        Map<Phase, Long> counts = new EnumMap<>(Phase.class);
        for (Phase phase : Phase.values()) {
            counts.put(phase, 0L);
        }
        found.forEach(count -> counts.put(count.phase, count.tables));
        return counts;
    }

    /** Replaces a person's id in all listings, including those written later. The log keeps the old id. */
    public static void movePerson(Connection connection, String from, String to) throws SQLException {
        if (from.equals(to)) {
            throw new IllegalArgumentException(from + " cannot become itself");
        }
        Sql.change(connection, MOVE_ALIASES, to, from);
        Sql.change(connection, PUT_ALIAS, from, to);
        Sql.change(connection, MOVE_TURN, to, from, from);
        Sql.change(connection, MOVE_PERSON, to, from);
        Sql.change(connection, FORGET_PERSON, from);
    }
}
