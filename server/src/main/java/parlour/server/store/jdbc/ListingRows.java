package parlour.server.store.jdbc;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.server.store.Listing;
import parlour.server.store.ListingChange;

/** Writes listings: one at a time, or many in a few round trips. */
public final class ListingRows {

    static final String COLUMNS = "table_id, game, phase, listed, due_at, opened_at, changed_at, to_move, summary";

    /**
     * The current id of a person; both parameters are the known id. A table may have been loaded before a guest signed
     * in.
     */
    private static final String CURRENT = "coalesce((select person from person_aliases where former_id = ?), ?)";

    private static final String PUT = """
            insert into listings (%s) values (?, ?, ?, ?, ?, ?, ?, %s, ?)
            on conflict (table_id) do update set
                game = excluded.game, phase = excluded.phase, listed = excluded.listed, due_at = excluded.due_at,
                opened_at = excluded.opened_at, changed_at = excluded.changed_at, to_move = excluded.to_move, summary = excluded.summary
            """.formatted(COLUMNS, CURRENT);

    private static final String PUT_TO_MOVE =
            "update listings set to_move = " + CURRENT + ", due_at = ? where table_id = ?";

    /** The ids of a listing's people, separated by spaces; null if there are none. */
    static final String PEOPLE = """
            (select string_agg(p.person, ' ' order by p.ordinal)
            from listing_people p where p.table_id = listings.table_id)
            """;

    /** Returns the previous people, so that they are rewritten only when they change. */
    private static final String PUT_AND_TELL = PUT + "returning " + PEOPLE;

    private static final String PEOPLE_OF_SEVERAL = """
            select table_id, string_agg(person, ' ' order by ordinal)
            from listing_people where table_id = any (?) group by table_id
            """;

    private static final String FORGET_PEOPLE = "delete from listing_people where table_id = ?";

    /** Two seated ids may belong to one person by now. */
    private static final String PUT_PERSON = """
            insert into listing_people (table_id, person, ordinal)
            values (?, %s, ?)
            on conflict do nothing
            """.formatted(CURRENT);

    private ListingRows() {}

    static void put(WriteConnection connection, Listing listing) throws SQLException {
        PreparedStatement put = connection.statement(PUT_AND_TELL);
        fill(put, listing);
        String before;
        try (ResultSet returned = put.executeQuery()) {
            returned.next();
            before = Optional.ofNullable(returned.getString(1)).orElse("");
        }
        if (!before.equals(people(listing))) {
            putPeople(connection, List.of(listing));
        }
    }

    /**
     * Writes many listings; PostgreSQL only.
     *
     * @param listings at most one per match
     */
    public static void putAll(WriteConnection connection, Collection<Listing> listings) throws SQLException {
        PreparedStatement put = connection.statement(PUT);
        for (Listing listing : listings) {
            fill(put, listing);
            put.addBatch();
        }
        put.executeBatch();
        Map<String, String> before = people(connection, listings);
        List<Listing> changed = new ArrayList<>();
        for (Listing listing : listings) {
            if (!before.getOrDefault(listing.tableId(), "").equals(people(listing))) {
                changed.add(listing);
            }
        }
        if (!changed.isEmpty()) {
            putPeople(connection, changed);
        }
    }

    /**
     * Updates whose turn it is.
     *
     * @param turns at most one per match; each match has a listing
     */
    public static void putToMove(WriteConnection connection, Collection<ListingChange.ToMove> turns)
            throws SQLException {
        PreparedStatement put = connection.statement(PUT_TO_MOVE);
        for (ListingChange.ToMove turn : turns) {
            Sql.fill(put, turn.person(), turn.person(), turn.dueAt(), turn.tableId())
                    .addBatch();
        }
        put.executeBatch();
    }

    private static void fill(PreparedStatement put, Listing listing) throws SQLException {
        Sql.fill(
                put,
                listing.tableId(),
                listing.game(),
                listing.phase().name(),
                listing.listed(),
                listing.dueAt(),
                listing.openedAt(),
                listing.changedAt(),
                listing.toMove(),
                listing.toMove(),
                listing.summary());
    }

    private static String people(Listing listing) {
        return String.join(" ", listing.people());
    }

    private static Map<String, String> people(WriteConnection connection, Collection<Listing> listings)
            throws SQLException {
        PreparedStatement query = connection.statement(PEOPLE_OF_SEVERAL);
        query.setArray(1, connection.texts(listings.stream().map(Listing::tableId)));
        Map<String, String> people = new HashMap<>();
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) {
                people.put(rows.getString(1), rows.getString(2));
            }
        }
        return people;
    }

    private static void putPeople(WriteConnection connection, List<Listing> listings) throws SQLException {
        PreparedStatement forget = connection.statement(FORGET_PEOPLE);
        PreparedStatement put = connection.statement(PUT_PERSON);
        for (Listing listing : listings) {
            Sql.fill(forget, listing.tableId()).addBatch();
            int place = 0;
            for (String person : listing.people()) {
                Sql.fill(put, listing.tableId(), person, person, place++).addBatch();
            }
        }
        forget.executeBatch();
        put.executeBatch();
    }
}
