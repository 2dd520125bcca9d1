package parlour.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds tables, loads them from the log and evicts them. Whoever wants something of a table names it and says what to do
 * with it; nobody keeps a {@link LiveTable}.
 *
 * <p>Locks: a table is in the map exactly as long as it is current, and enters or leaves it only with its own lock held.
 * So whoever has locked a table that is still in the map has the current one. Nobody locks a second table while
 * holding one.
 */
public final class TableRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(TableRegistry.class);

    /** Milliseconds after which a table without subscribers is evicted. */
    private static final long MAX_IDLE = 5 * 60_000;

    /** What cannot be an id is not looked up: some of it no database takes. */
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
     * Does something with a table while nothing else happens to it. What is sent to subscribers leaves at the end.
     *
     * @param use must keep neither the table nor its match
     * @return what {@code use} returned; nothing if there is no such table
     */
    public <T> Optional<T> with(String tableId, Function<LiveTable, T> use) {
        return locked(tableId, () -> load(tableId), table -> {
            table.touch();
            return use.apply(table);
        });
    }

    /** The same, unless the table is not in memory: there is nobody to tell then. */
    public void ifLoaded(String tableId, Consumer<LiveTable> use) {
        var _ = locked(tableId, () -> null, table -> {
            use.accept(table);
            return true;
        });
    }

    /** Lets the listener look at a table again. */
    public void resume(String tableId) {
        var _ = locked(tableId, () -> load(tableId), table -> {
            table.resume();
            return true;
        });
    }

    /** How a table is found that is not in memory. */
    private interface Loader {
        @Nullable
        LiveTable load();
    }

    private <T> Optional<T> locked(String tableId, Loader loader, Function<LiveTable, T> use) {
        while (true) {
            LiveTable known = tables.get(tableId);
            LiveTable table = known == null ? loader.load() : known;
            if (table == null) {
                return Optional.empty();
            }
            table.lock().lock();
            try {
                // It may have been evicted before we had its lock.
                if (tables.get(tableId) == table) {
                    return Optional.of(table.use(use));
                }
            } finally {
                table.lock().unlock();
            }
        }
    }

    /** Of several who want to load it one does, and the others wait for its lock. */
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

    // ---- Looking after tables ----

    /** Loads tables with a running clock or a bot to move, whichever node looked after them before. */
    public void resumeAll(List<String> tableIds) {
        for (String tableId : tableIds) {
            try {
                resume(tableId);
            } catch (RuntimeException failure) {
                // One that cannot be read must not keep the others waiting.
                LOG.error("Could not resume table {}", tableId, failure);
            }
        }
    }

    /** The people of a table have changed: it is read again, and sent again to its subscribers. */
    public void invalidate(String tableId) {
        ifLoaded(tableId, LiveTable::reload);
    }

    /** Other nodes may have appended to any table. */
    void refreshAll() {
        tables.keySet().forEach(tableId -> ifLoaded(tableId, LiveTable::refresh));
    }

    /** Tells the other nodes again who is connected here. */
    public void repeatPresence() {
        tables.keySet().forEach(tableId -> ifLoaded(tableId, LiveTable::repeatPresence));
    }

    public void evictIdle() {
        long idleSince = services.clock().now() - MAX_IDLE;
        tables.values().forEach(table -> evictIfIdle(table, idleSince));
        services.peers().expirePresence();
    }

    private void evictIfIdle(LiveTable table, long idleSince) {
        // A table that is locked is not idle.
        if (table.lock().tryLock()) {
            try {
                if (table.isIdle(idleSince)) {
                    tables.remove(table.id(), table);
                }
            } finally {
                table.lock().unlock();
            }
        }
    }
}
