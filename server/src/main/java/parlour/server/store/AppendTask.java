package parlour.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** An append to one match, and how it is done by itself. */
final class AppendTask extends WriteTask<Boolean> {

    private static final String FIRST = """
            insert into table_events (table_id, seq, written_at, event)
            select ?, ?, ?, ? where coalesce((select max(seq) from table_events where table_id = ?), 0) = ?
            """;

    /** If another node is about to add the same number, this waits for its commit and then finds the place taken. */
    private static final String FIRST_AND_NOTIFY = "with added as (" + FIRST + " on conflict do nothing returning 1)"
            + " select pg_notify('" + NodeMessageCodec.CHANNEL + "', ?) from added";

    private static final String OTHERS =
            "insert into table_events (table_id, seq, written_at, event) values (?, ?, ?, ?)";

    private static final String HEIGHT = "select coalesce(max(seq), 0) from table_events where table_id = ?";

    private final String tableId;
    private final int after;
    private final List<LogEntry> entries;
    private final Optional<? extends ListingChange> change;

    AppendTask(
            DatabaseEngine engine,
            String tableId,
            int after,
            List<LogEntry> entries,
            Optional<? extends ListingChange> change) {
        super(tableId, connection -> isAppended(connection, engine, tableId, after, entries, change));
        this.tableId = tableId;
        this.after = after;
        this.entries = entries;
        this.change = change;
    }

    String tableId() {
        return tableId;
    }

    int after() {
        return after;
    }

    List<LogEntry> entries() {
        return entries;
    }

    Optional<? extends ListingChange> change() {
        return change;
    }

    /** To be called when nothing could be appended. */
    static void requireStale(String tableId, int after, int height) {
        if (height <= after) {
            throw new IllegalStateException("match " + tableId + " has " + height + " events, not " + after);
        }
    }

    private static boolean isAppended(
            WriteConnection connection,
            DatabaseEngine engine,
            String tableId,
            int after,
            List<LogEntry> entries,
            Optional<? extends ListingChange> change)
            throws SQLException {
        if (!isFirstAdded(connection, engine, tableId, after, entries)) {
            requireStale(tableId, after, height(connection, tableId));
            return false;
        }
        addOthers(connection, tableId, entries);
        if (change.isPresent()) {
            switch (change.get()) {
                case Listing listing -> ListingRows.put(connection, listing);
                case ListingChange.ToMove toMove -> ListingRows.putToMove(connection, List.of(toMove));
            }
        }
        return true;
    }

    private static boolean isFirstAdded(
            WriteConnection connection, DatabaseEngine engine, String tableId, int after, List<LogEntry> entries)
            throws SQLException {
        return switch (engine) {
            case SqliteEngine sqlite ->
                first(connection, FIRST, tableId, after, entries.getFirst()).executeUpdate() == 1;
            case PostgresEngine postgres -> {
                PreparedStatement first = first(connection, FIRST_AND_NOTIFY, tableId, after, entries.getFirst());
                first.setString(7, postgres.notices().encodeAppended(tableId, after + entries.size()));
                try (ResultSet added = first.executeQuery()) {
                    yield added.next();
                }
            }
        };
    }

    private static PreparedStatement first(
            WriteConnection connection, String sql, String tableId, int after, LogEntry logEntry) throws SQLException {
        PreparedStatement first = connection.statement(sql);
        fill(first, tableId, logEntry);
        first.setString(5, tableId);
        first.setInt(6, after);
        return first;
    }

    private static void addOthers(WriteConnection connection, String tableId, List<LogEntry> entries)
            throws SQLException {
        if (entries.size() > 1) {
            PreparedStatement others = connection.statement(OTHERS);
            for (LogEntry logEntry : entries.subList(1, entries.size())) {
                fill(others, tableId, logEntry);
                others.addBatch();
            }
            others.executeBatch();
        }
    }

    private static void fill(PreparedStatement insertion, String tableId, LogEntry logEntry) throws SQLException {
        insertion.setString(1, tableId);
        insertion.setInt(2, logEntry.seq());
        insertion.setLong(3, logEntry.at());
        insertion.setString(4, logEntry.event());
    }

    private static int height(WriteConnection connection, String tableId) throws SQLException {
        PreparedStatement query = connection.statement(HEIGHT);
        query.setString(1, tableId);
        try (ResultSet height = query.executeQuery()) {
            height.next();
            return height.getInt(1);
        }
    }
}
