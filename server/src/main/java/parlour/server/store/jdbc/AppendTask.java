package parlour.server.store.jdbc;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import parlour.server.store.Lease;
import parlour.server.store.Listing;
import parlour.server.store.ListingChange;
import parlour.server.store.LogEntry;
import parlour.server.store.StoreException;

/** An append to one match, and the SQL to run it on its own. */
public final class AppendTask extends WriteTask<Boolean> {

    /** Inserts the first entry if the match has as many entries as expected; filled by {@link #fillFirst}. */
    public static final String FIRST = """
            insert into table_events (table_id, seq, written_at, event)
            select ?, ?, ?, ? where coalesce((select max(seq) from table_events where table_id = ?), 0) = ?
            """;

    private static final String OTHERS =
            "insert into table_events (table_id, seq, written_at, event) values (?, ?, ?, ?)";

    /** Ends a lease, and locks its row until the commit; changes nothing if another node holds it. */
    public static final String END_LEASE = "delete from leases where table_id = ? and node = ? and token = ?";

    private static final String HEIGHT = "select coalesce(max(seq), 0) from table_events where table_id = ?";

    private final DatabaseEngine engine;
    private final String tableId;
    private final int after;
    private final List<LogEntry> entries;
    private final Optional<? extends ListingChange> change;
    private final Optional<Lease> lease;

    AppendTask(
            DatabaseEngine engine,
            String tableId,
            int after,
            List<LogEntry> entries,
            Optional<? extends ListingChange> change,
            Optional<Lease> lease) {
        super(tableId);
        this.engine = engine;
        this.tableId = tableId;
        this.after = after;
        this.entries = entries;
        this.change = change;
        this.lease = lease.filter(Lease::isShared);
    }

    public String tableId() {
        return tableId;
    }

    public int after() {
        return after;
    }

    /** The number of entries in the match after this append. */
    public int upTo() {
        return after + entries.size();
    }

    public List<LogEntry> entries() {
        return entries;
    }

    public Optional<? extends ListingChange> change() {
        return change;
    }

    /** The lease to be ended; empty if none is needed. */
    public Optional<Lease> lease() {
        return lease;
    }

    /** Sets the three parameters of {@link #END_LEASE}. */
    public static PreparedStatement fillEndLease(PreparedStatement end, Lease lease) throws SQLException {
        return Sql.fill(end, lease.tableId(), lease.node(), lease.token());
    }

    /**
     * Called when nothing could be appended.
     *
     * @throws IllegalStateException if the match has no more entries than expected
     */
    public void requireStale(int height) {
        if (height <= after) {
            throw new IllegalStateException("match " + tableId + " has " + height + " events, not " + after);
        }
    }

    @Override
    Boolean run(WriteConnection connection) throws SQLException {
        if (lease.isPresent()
                && fillEndLease(connection.statement(END_LEASE), lease.get()).executeUpdate() == 0) {
            throw StoreException.leaseLost(lease.get());
        }
        if (!engine.isFirstAdded(connection, this)) {
            requireStale(height(connection));
            return false;
        }
        addOthers(connection);
        if (change.isPresent()) {
            switch (change.get()) {
                case Listing listing -> ListingRows.put(connection, listing);
                case ListingChange.ToMove toMove -> ListingRows.putToMove(connection, List.of(toMove));
            }
        }
        return true;
    }

    /** Sets the six parameters of {@link #FIRST}. */
    public PreparedStatement fillFirst(PreparedStatement first) throws SQLException {
        LogEntry entry = entries.getFirst();
        return Sql.fill(first, tableId, entry.seq(), entry.at(), entry.event(), tableId, after);
    }

    private void addOthers(WriteConnection connection) throws SQLException {
        if (entries.size() > 1) {
            PreparedStatement others = connection.statement(OTHERS);
            for (LogEntry entry : entries.subList(1, entries.size())) {
                Sql.fill(others, tableId, entry.seq(), entry.at(), entry.event())
                        .addBatch();
            }
            others.executeBatch();
        }
    }

    private int height(WriteConnection connection) throws SQLException {
        return connection.all(row -> row.getInt(1), HEIGHT, tableId).getFirst();
    }
}
