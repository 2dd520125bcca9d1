package parlour.server.table;

import java.util.HashMap;
import java.util.Map;

/** Who is at a table now, and since when the others are not. Guarded by the table's lock. */
final class Attendance {

    /** Somebody not seen for so long counts as away, in milliseconds. */
    static final long AWAY_AFTER = 60_000;

    private final Map<String, Integer> connections = new HashMap<>();
    private final Map<String, Long> lastSeen = new HashMap<>();
    private final long since;

    /** Nobody is away from a table that was looked at only now. */
    Attendance(long now) {
        this.since = now;
    }

    /** Whether this is the person's first connection. */
    boolean comes(String person) {
        return connections.merge(person, 1, Integer::sum) == 1;
    }

    /** Whether that was the person's last connection. */
    boolean goes(String person, long now) {
        lastSeen.put(person, now);
        return connections.computeIfPresent(person, (who, count) -> count == 1 ? null : count - 1) == null;
    }

    boolean isHere(String person) {
        return connections.containsKey(person);
    }

    boolean isAway(String person, long now) {
        return !isHere(person) && now - lastSeen.getOrDefault(person, since) >= AWAY_AFTER;
    }
}
