package parlour.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** An append to one match, and how it is done by itself. */
final class AppendPiece extends Piece<Boolean> {

    private static final String FIRST = """
            insert into entries (match_id, number, at_ms, event)
            select ?, ?, ?, ? where coalesce((select max(number) from entries where match_id = ?), 0) = ?
            """;

    /** If another node is about to add the same number, this waits for its commit and then finds the place taken. */
    private static final String FIRST_AND_NOTIFY = "with added as (" + FIRST + " on conflict do nothing returning 1)"
            + " select pg_notify('" + Notices.CHANNEL + "', ?) from added";

    private static final String OTHERS = "insert into entries (match_id, number, at_ms, event) values (?, ?, ?, ?)";

    private static final String HEIGHT = "select coalesce(max(number), 0) from entries where match_id = ?";

    private final String match;
    private final int after;
    private final List<Entry> entries;
    private final Optional<? extends ListingChange> change;

    AppendPiece(Engine engine, String match, int after, List<Entry> entries, Optional<? extends ListingChange> change) {
        super(match, session -> isAppended(session, engine, match, after, entries, change));
        this.match = match;
        this.after = after;
        this.entries = entries;
        this.change = change;
    }

    String match() {
        return match;
    }

    int after() {
        return after;
    }

    List<Entry> entries() {
        return entries;
    }

    Optional<? extends ListingChange> change() {
        return change;
    }

    /** To be called when nothing could be appended. */
    static void requireStale(String match, int after, int height) {
        if (height <= after) {
            throw new IllegalStateException("match " + match + " has " + height + " events, not " + after);
        }
    }

    private static boolean isAppended(
            Session session,
            Engine engine,
            String match,
            int after,
            List<Entry> entries,
            Optional<? extends ListingChange> change)
            throws SQLException {
        if (!isFirstAdded(session, engine, match, after, entries)) {
            requireStale(match, after, height(session, match));
            return false;
        }
        addOthers(session, match, entries);
        if (change.isPresent()) {
            switch (change.get()) {
                case Listing listing -> ListingRows.put(session, listing);
                case ListingChange.ToMove toMove -> ListingRows.putToMove(session, List.of(toMove));
            }
        }
        return true;
    }

    private static boolean isFirstAdded(Session session, Engine engine, String match, int after, List<Entry> entries)
            throws SQLException {
        return switch (engine) {
            case SqliteEngine sqlite ->
                first(session, FIRST, match, after, entries.getFirst()).executeUpdate() == 1;
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

    private static int height(Session session, String match) throws SQLException {
        PreparedStatement query = session.statement(HEIGHT);
        query.setString(1, match);
        try (ResultSet height = query.executeQuery()) {
            height.next();
            return height.getInt(1);
        }
    }
}
