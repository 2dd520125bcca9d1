package parlour.server.store.jdbc;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import parlour.server.store.EventLog;
import parlour.server.store.Lease;
import parlour.server.store.ListingChange;
import parlour.server.store.LogEntry;
import parlour.server.store.NodeMessages;

/**
 * The event log, one row per event. The first new entry is inserted only if the highest number in the table is the
 * expected one. Other nodes are notified in the same transaction; see {@link NodeMessages}.
 */
public final class JdbcEventLog implements EventLog {

    private static final String READ =
            "select seq, written_at, event from table_events where table_id = ? and seq > ? order by seq";

    private final JdbcDatabase database;

    public JdbcEventLog(JdbcDatabase database) {
        this.database = database;
    }

    @Override
    public CompletableFuture<Boolean> append(
            String tableId,
            int after,
            List<LogEntry> entries,
            Optional<? extends ListingChange> change,
            Optional<Lease> lease) {
        List<LogEntry> added = List.copyOf(entries);
        requireContiguous(after, added);
        return database.write(new AppendTask(database.engine(), tableId, after, added, change, lease));
    }

    private static void requireContiguous(int after, List<LogEntry> entries) {
        if (after < 0 || entries.isEmpty()) {
            throw new IllegalArgumentException(entries.size() + " entries after " + after);
        }
        int expected = after;
        for (LogEntry logEntry : entries) {
            expected++;
            if (logEntry.seq() != expected) {
                throw new IllegalArgumentException("entry " + logEntry.seq() + " in the place of " + expected);
            }
        }
    }

    @Override
    public List<LogEntry> read(String tableId, int after) {
        return database.read(connection -> Sql.all(
                connection,
                row -> new LogEntry(row.getInt(1), row.getLong(2), row.getString(3)),
                READ,
                tableId,
                after));
    }
}
