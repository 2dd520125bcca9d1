package parlour.server.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.server.store.Listing;
import parlour.server.store.ListingChange;
import parlour.server.store.LogEntry;
import parlour.server.store.StoreException;
import parlour.server.store.jdbc.AppendTask;
import parlour.server.store.jdbc.ListingRows;
import parlour.server.store.jdbc.NodeMessageCodec;
import parlour.server.store.jdbc.Sql;
import parlour.server.store.jdbc.WriteConnection;

/**
 * Appends to many matches in a few round trips, which dominate when the database is on another machine. The statements
 * of a batch are sent together and run in order, so each append sees those before it.
 */
final class PostgresBatchAppender {

    private static final String APPEND = """
            insert into table_events (table_id, seq, written_at, event)
            select ?, t.seq, t.written_at, t.event from unnest(?, ?, ?) as t (seq, written_at, event)
            where coalesce((select max(seq) from table_events where table_id = ?), 0) = ?
            on conflict do nothing
            """;

    private static final String NOTIFY =
            "select pg_notify('" + NodeMessageCodec.CHANNEL + "', text) from unnest(?) as t (text)";

    private static final String HEIGHTS =
            "select table_id, max(seq) from table_events where table_id = any (?) group by table_id";

    private final WriteConnection session;
    private final NodeMessageCodec codec;

    PostgresBatchAppender(WriteConnection connection, NodeMessageCodec codec) {
        this.session = connection;
        this.codec = codec;
    }

    /** @throws SQLException if the whole transaction must be rolled back */
    void write(List<AppendTask> all) throws SQLException {
        List<AppendTask> appends = withoutLostLeases(all);
        if (appends.isEmpty()) {
            return;
        }
        int[] added = added(appends);
        List<AppendTask> appended = new ArrayList<>();
        List<AppendTask> others = new ArrayList<>();
        for (int i = 0; i < added.length; i++) {
            AppendTask append = appends.get(i);
            if (added[i] == append.entries().size()) {
                append.succeed(true);
                appended.add(append);
            } else if (added[i] == 0) {
                others.add(append);
            } else {
                throw new SQLException("another node has added some of the same entries to " + append.tableId());
            }
        }
        if (!others.isEmpty()) {
            judge(others);
        }
        if (!appended.isEmpty()) {
            tellOthers(appended);
            putListings(appended);
        }
    }

    /** Ends the leases, and fails the appends whose lease another node has taken over. */
    private List<AppendTask> withoutLostLeases(List<AppendTask> all) throws SQLException {
        List<AppendTask> leased =
                all.stream().filter(append -> append.lease().isPresent()).toList();
        if (leased.isEmpty()) {
            return all;
        }
        PreparedStatement end = session.statement(AppendTask.END_LEASE);
        for (AppendTask append : leased) {
            AppendTask.fillEndLease(end, append.lease().orElseThrow()).addBatch();
        }
        int[] ended = end.executeBatch();
        List<AppendTask> others = new ArrayList<>(all);
        for (int i = 0; i < ended.length; i++) {
            if (ended[i] == 0) {
                AppendTask lost = leased.get(i);
                lost.fail(StoreException.leaseLost(lost.lease().orElseThrow()));
                others.remove(lost);
            }
        }
        return others;
    }

    private int[] added(List<AppendTask> appends) throws SQLException {
        Connection connection = session.connection();
        PreparedStatement append = session.statement(APPEND);
        for (AppendTask each : appends) {
            List<LogEntry> entries = each.entries();
            Sql.fill(
                            append,
                            each.tableId(),
                            connection.createArrayOf(
                                    "int4", entries.stream().map(LogEntry::seq).toArray()),
                            connection.createArrayOf(
                                    "int8", entries.stream().map(LogEntry::at).toArray()),
                            session.texts(entries.stream().map(LogEntry::event)),
                            each.tableId(),
                            each.after())
                    .addBatch();
        }
        return append.executeBatch();
    }

    /** Nothing was inserted for these: they are stale, or the caller's numbers are wrong. */
    private void judge(List<AppendTask> others) throws SQLException {
        Map<String, Integer> heights = new HashMap<>();
        session.all(
                row -> heights.put(row.getString(1), row.getInt(2)),
                HEIGHTS,
                session.texts(others.stream().map(AppendTask::tableId)));
        for (AppendTask append : others) {
            try {
                append.requireStale(heights.getOrDefault(append.tableId(), 0));
                append.succeed(false);
            } catch (IllegalStateException wrong) {
                append.fail(wrong);
            }
        }
    }

    private void tellOthers(List<AppendTask> appended) throws SQLException {
        PreparedStatement notify = session.statement(NOTIFY);
        notify.setArray(
                1,
                session.texts(appended.stream().map(append -> codec.encodeAppended(append.tableId(), append.upTo()))));
        notify.execute();
    }

    /** Writes the last listing of each match, and a later change of turn. */
    private void putListings(List<AppendTask> appended) throws SQLException {
        Map<String, Listing> listings = new LinkedHashMap<>();
        Map<String, ListingChange.ToMove> turns = new LinkedHashMap<>();
        for (AppendTask append : appended) {
            if (append.change().isPresent()) {
                switch (append.change().get()) {
                    case Listing listing -> {
                        listings.put(listing.tableId(), listing);
                        turns.remove(listing.tableId());
                    }
                    case ListingChange.ToMove toMove -> turns.put(toMove.tableId(), toMove);
                }
            }
        }
        if (!listings.isEmpty()) {
            ListingRows.putAll(session, listings.values());
        }
        if (!turns.isEmpty()) {
            ListingRows.putToMove(session, turns.values());
        }
    }
}
