package parlour.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The events of every match. Append-only: entries never change. */
public interface EventLog {

    /**
     * Appends to a match that has exactly {@code after} events, numbered from {@code after + 1}. Completes with true
     * once the entries are durable; with false, having written nothing, if the match has more than {@code after} events
     * by now. If it has fewer, which is a bug in the caller, the future fails with an {@link IllegalStateException}; if
     * the database fails, with a {@link StoreException}.
     *
     * @param entries one or more, numbered without gaps
     * @param change the change to the lists of tables, written in the same transaction
     * @param lease ended by the append; if another node has taken it over, nothing is written and the future fails with
     *     {@link StoreException.Reason#LEASE_LOST}
     */
    CompletableFuture<Boolean> append(
            String tableId,
            int after,
            List<LogEntry> entries,
            Optional<? extends ListingChange> change,
            Optional<Lease> lease);

    /** Appends without a lease. */
    default CompletableFuture<Boolean> append(
            String tableId, int after, List<LogEntry> entries, Optional<? extends ListingChange> change) {
        return append(tableId, after, entries, change, Optional.empty());
    }

    /** The entries numbered higher than {@code after}, in order; none if there is no such match. */
    List<LogEntry> read(String tableId, int after);
}
