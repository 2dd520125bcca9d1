package parlour.server.table;

import java.util.HashMap;
import java.util.Map;

/**
 * Who is connected to a table, here or on another node, and when the others were last seen. Guarded by the table's
 * lock.
 */
final class Presence {

    /** Milliseconds after which a disconnected person counts as away. */
    static final long AWAY_AFTER = 60_000;

    private final String tableId;
    private final Peers peers;
    private final Map<String, Integer> connections = new HashMap<>();
    private final Map<String, Long> lastSeen = new HashMap<>();
    private final long since;

    /** @param now when the table was loaded; absence counts from here */
    Presence(String tableId, Peers peers, long now) {
        this.tableId = tableId;
        this.peers = peers;
        this.since = now;
    }

    /** Whether this is the person's first connection. */
    boolean connect(String person) {
        return connections.merge(person, 1, Integer::sum) == 1;
    }

    /** Whether that was the person's last connection. */
    boolean disconnect(String person, long now) {
        lastSeen.put(person, now);
        return connections.computeIfPresent(person, (who, count) -> count == 1 ? null : count - 1) == null;
    }

    boolean isHere(String person) {
        return connections.containsKey(person);
    }

    /** Here or on another node. */
    boolean isOnline(String person) {
        return isHere(person) || peers.isOnlineElsewhere(tableId, person);
    }

    boolean isAway(String person, long now) {
        return !isOnline(person) && now - lastSeen.getOrDefault(person, since) >= AWAY_AFTER;
    }
}
