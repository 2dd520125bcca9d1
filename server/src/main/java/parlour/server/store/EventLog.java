package parlour.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Every match as the sequence of its events. What has been appended is never changed. */
public interface EventLog {

    /**
     * Appends to a match that has exactly {@code after} events, numbered from {@code after + 1}. Completes once the
     * entries are durable with true; with false, having written nothing, if the match has more events than that by now.
     * If it has fewer, which cannot be if the caller has read them, the future fails with an
     * {@link IllegalStateException}; if the database fails, with a {@link StoreException}.
     *
     * @param entries one or more, numbered without gaps
     * @param change written in the same transaction, if what lists show has changed
     */
    CompletableFuture<Boolean> append(
            String tableId, int after, List<LogEntry> entries, Optional<? extends ListingChange> change);

    /** The entries numbered higher than {@code after}, in order; none if there is no such match. */
    List<LogEntry> read(String tableId, int after);
}
