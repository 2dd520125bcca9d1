package parlour.server.limits;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Limits how many tables a person or an address may have open: waiting for players, or in play.
 *
 * <p>A fixed number of keys is tracked, like in {@link RateLimiter}. Every node counts the tables opened through it
 * since it started.
 */
public final class OpenTables {

    private final int max;
    private final Predicate<String> isOpen;
    private final Map<String, Set<String>> opened;

    /** For tables whose id is not known yet. */
    private long unnamed;

    /**
     * With no tables yet.
     *
     * @param max open tables for each key
     * @param keys number of keys tracked
     * @param isOpen whether a table is still waiting or in play; asked only when a key has reached its limit
     */
    public OpenTables(int max, int keys, Predicate<String> isOpen) {
        this.max = max;
        this.isOpen = isOpen;
        this.opened = new LruMap<>(keys);
    }

    public int max() {
        return max;
    }

    /** Reserves a place for another table; empty if the key has too many open. */
    public synchronized Optional<Place> reserve(String key) {
        Set<String> own = opened.computeIfAbsent(key, unknown -> new HashSet<>());
        if (own.size() >= max) {
            own.removeIf(tableId -> !tableId.startsWith("?") && !isOpen.test(tableId));
        }
        if (own.size() >= max) {
            return Optional.empty();
        }
        String placeholder = "?" + ++unnamed;
        own.add(placeholder);
        return Optional.of(new Place(own, placeholder));
    }

    /** A place for one table. */
    public final class Place {

        private final Set<String> own;
        private final String placeholder;

        private Place(Set<String> own, String placeholder) {
            this.own = own;
            this.placeholder = placeholder;
        }

        /** The table was opened. */
        public void fill(String tableId) {
            synchronized (OpenTables.this) {
                own.remove(placeholder);
                own.add(tableId);
            }
        }

        /** The table was not opened. Does nothing after {@link #fill}. */
        public void free() {
            synchronized (OpenTables.this) {
                own.remove(placeholder);
            }
        }
    }
}
