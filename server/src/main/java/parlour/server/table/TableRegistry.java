package parlour.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.match.Command;
import parlour.server.store.Listings;

/**
 * Finds tables, loads them from the log and evicts them. Callers pass the id and a function; they must not keep the
 * {@link LiveTable}.
 *
 * <p>Locking: only the current instance of a table is in the map, and it enters or leaves the map with its own lock
 * held. So a locked table that is still in the map is the current one. A thread holding one table's lock never locks
 * another.
 */
public final class TableRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(TableRegistry.class);

    /** Other texts are not looked up: databases reject some of them. */
    private static final Pattern ID = Pattern.compile("[a-z0-9]{1,64}");

    private final TableServices services;
    private final TableOpener opener;
    private final TableListener listener;
    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();

    public TableRegistry(TableServices services, TableOpener opener, TableListener listener) {
        this.services = services;
        this.opener = opener;
        this.listener = listener;
    }

    /** How many tables are in memory. */
    public int size() {
        return tables.size();
    }

    // ---- Using tables ----

    /**
     * Runs a function with the table locked. Messages to subscribers are sent at the end.
     *
     * @param use must keep neither the table nor its match
     * @return the result of {@code use}; empty if there is no such table
     */
    public <T> Optional<T> with(String tableId, Function<LiveTable, T> use) {
        return locked(tableId, () -> load(tableId), table -> {
            table.touch();
            return use.apply(table);
        });
    }

    /** Like {@link #with}, for the server's own work: evicts a table that nobody has visited and no bot works on. */
    <T> Optional<T> work(String tableId, Function<LiveTable, T> use) {
        return locked(tableId, () -> load(tableId), table -> {
            T result = use.apply(table);
            if (table.isUnused()) {
                tables.remove(tableId, table);
            }
            return result;
        });
    }

    /** Like {@link #with}, but only if the table is in memory; otherwise it has no subscribers. */
    public void ifLoaded(String tableId, Consumer<LiveTable> use) {
        var _ = locked(tableId, () -> null, table -> {
            use.accept(table);
            return true;
        });
    }

    /** Ends a subscription, also while the log cannot be read. */
    public void unsubscribe(String tableId, Subscriber subscriber) {
        var _ = locked(tableId, () -> null, LiveTable::useAsItIs, table -> {
            table.unsubscribe(subscriber);
            return true;
        });
    }

    /** Has the listener check a table again, loading it if necessary. */
    public void resume(String tableId) {
        var _ = work(tableId, table -> {
            table.resume();
            return true;
        });
    }

    /** Loads a table that is not in memory; null if there is none. */
    private interface Loader {
        @Nullable
        LiveTable load();
    }

    private <T> Optional<T> locked(String tableId, Loader loader, Function<LiveTable, T> use) {
        return locked(tableId, loader, LiveTable::use, use);
    }

    private <T> Optional<T> locked(
            String tableId,
            Loader loader,
            BiFunction<LiveTable, Function<LiveTable, T>, T> manner,
            Function<LiveTable, T> use) {
        while (true) {
            LiveTable known = tables.get(tableId);
            LiveTable table = known == null ? loader.load() : known;
            if (table == null) {
                return Optional.empty();
            }
            table.lock().lock();
            try {
                // It may have been evicted before it was locked.
                if (tables.get(tableId) == table) {
                    return Optional.of(manner.apply(table, use));
                }
            } finally {
                table.lock().unlock();
            }
        }
    }

    /** Of several threads loading the same table, one does and the others wait for its lock. */
    private @Nullable LiveTable load(String tableId) {
        if (!ID.matcher(tableId).matches()) {
            return null;
        }
        LiveTable table = new LiveTable(tableId, services, opener, this, listener);
        table.lock().lock();
        try {
            LiveTable other = tables.putIfAbsent(tableId, table);
            if (other != null) {
                return other;
            }
            boolean isLoaded = false;
            try {
                isLoaded = table.load();
            } finally {
                if (!isLoaded) {
                    tables.remove(tableId);
                }
            }
            return isLoaded ? table : null;
        } finally {
            table.lock().unlock();
        }
    }

    /** How many seated people are connected to each table, here or to another node; only tables with any. */
    public Map<String, Integer> present() {
        Map<String, Integer> present = new HashMap<>(services.peers().presentElsewhere());
        tables.forEach((tableId, table) -> {
            if (table.present() > 0) {
                present.merge(tableId, table.present(), Integer::sum);
            }
        });
        return present;
    }

    // ---- Maintenance ----

    /** Closes those of the given tables that still wait and that nobody is connected to. */
    public void closeAbandoned(List<String> tableIds) {
        for (String tableId : tableIds) {
            try {
                var _ = locked(tableId, () -> load(tableId), table -> {
                    table.closeIfAbandoned();
                    return true;
                });
            } catch (RuntimeException failure) {
                // A table that cannot be loaded must not keep the others open.
                LOG.atError().addKeyValue("table", tableId).setCause(failure).log("A table could not be closed");
            }
        }
    }

    /** Where a table stands in its log, and when the server must act at it. */
    private record Due(int seq, long at) {}

    /**
     * Resumes tables that are listed as due, whichever node served them before. One that is not due, because its
     * listing is from an older version, is listed correctly from then on.
     */
    public void resumeDue(List<String> tableIds, Listings listings) {
        for (String tableId : tableIds) {
            try {
                long now = services.clock().now();
                work(tableId, table -> {
                            table.refresh();
                            table.resume();
                            return new Due(table.match().eventCount(), ListingBuilder.dueAt(table.match(), now));
                        })
                        .filter(due -> due.at() > now)
                        .ifPresent(due -> listings.putDueAt(tableId, due.seq(), due.at()));
            } catch (RuntimeException failure) {
                // A table that cannot be loaded must not stop the others.
                LOG.atError().addKeyValue("table", tableId).setCause(failure).log("A table could not be resumed");
            }
        }
    }

    /** Closes tables where nobody has played for a very long time. */
    public void abandon(List<String> tableIds) {
        for (String tableId : tableIds) {
            try {
                var _ = work(tableId, table -> {
                    table.refresh();
                    return table.submit(new Command.Abandon());
                });
            } catch (RuntimeException failure) {
                LOG.atError().addKeyValue("table", tableId).setCause(failure).log("A table could not be closed");
            }
        }
    }

    /** Reloads the tables where this guest sits, since the seats are an account's now, and sends them again. */
    public void reloadTablesOf(String guest) {
        forEachLoaded("reload", table -> {
            if (table.match().people().contains(guest)) {
                table.reload();
            }
        });
    }

    /** Reloads all tables, because anybody may have become somebody else. */
    public void reloadAll() {
        forEachLoaded("reload", LiveTable::reload);
    }

    /** Computes running clocks again after an outage, and sends them. */
    public void reloadTicking() {
        forEachLoaded("reload", LiveTable::reloadIfTicking);
    }

    /** Applies what other nodes have appended to a table, if it is in memory. */
    void refresh(String tableId) {
        attempt("refresh", tableId, LiveTable::refresh);
    }

    /** Applies what other nodes may have appended to any table. */
    void refreshAll() {
        forEachLoaded("refresh", LiveTable::refresh);
    }

    /** Repeats to the other nodes who is connected here. */
    public void repeatPresence() {
        forEachLoaded("repeat who is at", LiveTable::repeatPresence);
    }

    private void forEachLoaded(String what, Consumer<LiveTable> use) {
        tables.keySet().forEach(tableId -> attempt(what, tableId, use));
    }

    /** A table that fails does not keep the others from their turn; what it has missed it reads when it is next used. */
    void attempt(String what, String tableId, Consumer<LiveTable> use) {
        try {
            ifLoaded(tableId, use);
        } catch (RuntimeException failure) {
            LOG.atWarn()
                    .addKeyValue("table", tableId)
                    .addKeyValue("doing", what)
                    .setCause(failure)
                    .log("A table failed");
        }
    }

    public void evictIdle() {
        tables.values().forEach(this::evictIfIdle);
        services.peers().expirePresence();
    }

    private void evictIfIdle(LiveTable table) {
        // A locked table is in use.
        if (table.lock().tryLock()) {
            try {
                if (table.isIdle()) {
                    tables.remove(table.id(), table);
                }
            } finally {
                table.lock().unlock();
            }
        }
    }
}
