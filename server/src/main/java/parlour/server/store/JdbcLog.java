package parlour.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The log in a table with one row for each event.
 *
 * <p>The first of the new entries goes in only if the highest number is the expected one. On PostgreSQL another node
 * may be about to add the same number: then the insertion waits for that node's commit and finds the place taken. The
 * other nodes are told in the same transaction.
 */
public final class JdbcLog implements Log {

    private static final String FIRST = """
            insert into entries (match_id, number, at_ms, event)
            select ?, ?, ?, ? where coalesce((select max(number) from entries where match_id = ?), 0) = ?
            """;

    private static final String FIRST_AND_NOTIFY =
            "with added as (" + FIRST + " on conflict do nothing returning number)" + " select pg_notify('"
                    + Notices.CHANNEL + "', ?) from added";

    private static final String OTHERS = "insert into entries (match_id, number, at_ms, event) values (?, ?, ?, ?)";

    private static final String HEIGHT = "select coalesce(max(number), 0) from entries where match_id = ?";

    private static final String READ =
            "select number, at_ms, event from entries where match_id = ? and number > ? order by number";

    private final JdbcDatabase database;

    public JdbcLog(Database database) {
        this.database = JdbcDatabase.own(database);
    }

    @Override
    public CompletableFuture<Boolean> append(String match, int after, List<Entry> entries, Optional<Listing> listing) {
        List<Entry> added = List.copyOf(entries);
        requireContiguous(after, added);
        return database.write(match, session -> {
            if (!isFirstAdded(session, match, after, added)) {
                requireStale(session, match, after);
                return false;
            }
            addOthers(session, match, added);
            if (listing.isPresent()) {
                JdbcListings.put(session, listing.get());
            }
            return true;
        });
    }

    private static void requireContiguous(int after, List<Entry> entries) {
        if (after < 0 || entries.isEmpty()) {
            throw new IllegalArgumentException(entries.size() + " entries after " + after);
        }
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).number() != after + 1 + i) {
                throw new IllegalArgumentException(
                        "entry " + entries.get(i).number() + " where " + (after + 1 + i) + " was expected");
            }
        }
    }

    private boolean isFirstAdded(Session session, String match, int after, List<Entry> entries) throws SQLException {
        return switch (database.engine()) {
            case SqliteEngine sqlite -> {
                PreparedStatement first = first(session, FIRST, match, after, entries.getFirst());
                yield first.executeUpdate() == 1;
            }
            case PostgresEngine postgres -> {
                PreparedStatement first = first(session, FIRST_AND_NOTIFY, match, after, entries.getFirst());
                first.setString(7, postgres.notices().appended(match, after + entries.size()));
                try (ResultSet added = first.executeQuery()) {
                    yield added.next();
                }
            }
        };
    }

    private static PreparedStatement first(Session session, String sql, String match, int after, Entry entry)
            throws SQLException {
        PreparedStatement first = session.statement(sql);
        fill(first, match, entry);
        first.setString(5, match);
        first.setInt(6, after);
        return first;
    }

    private static void addOthers(Session session, String match, List<Entry> entries) throws SQLException {
        if (entries.size() > 1) {
            PreparedStatement others = session.statement(OTHERS);
            for (Entry entry : entries.subList(1, entries.size())) {
                fill(others, match, entry);
                others.addBatch();
            }
            others.executeBatch();
        }
    }

    private static void fill(PreparedStatement insertion, String match, Entry entry) throws SQLException {
        insertion.setString(1, match);
        insertion.setInt(2, entry.number());
        insertion.setLong(3, entry.at());
        insertion.setString(4, entry.event());
    }

    private static void requireStale(Session session, String match, int after) throws SQLException {
        PreparedStatement query = session.statement(HEIGHT);
        query.setString(1, match);
        try (ResultSet height = query.executeQuery()) {
            height.next();
            if (height.getInt(1) < after) {
                throw new IllegalStateException(
                        "match " + match + " has " + height.getInt(1) + " events, not " + after + " or more");
            }
        }
    }

    @Override
    public List<Entry> read(String match, int after) {
        return database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(READ)) {
                query.setString(1, match);
                query.setInt(2, after);
                List<Entry> entries = new ArrayList<>();
                try (ResultSet rows = query.executeQuery()) {
                    while (rows.next()) {
                        entries.add(new Entry(rows.getInt(1), rows.getLong(2), rows.getString(3)));
                    }
                }
                return entries;
            }
        });
    }
}
