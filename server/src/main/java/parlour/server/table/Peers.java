package parlour.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import parlour.server.store.Lease;
import parlour.server.store.NodeMessages;
import parlour.server.store.TableLeases;

/**
 * The other nodes on the same database. Events reach them through the log; everything else that players should see at
 * once is published to them, and may be lost without harm. {@link PeerListener} receives what they publish.
 */
public final class Peers {

    static final String DECLARED = "declared";
    static final String HERE = "here";
    static final String GONE = "gone";
    static final String CHAT = "chat";

    /** Milliseconds after which presence reported by another node expires; it is repeated more often. */
    private static final long PRESENCE_TTL = 45_000;

    public static final long PRESENCE_INTERVAL = 15_000;

    private final NodeMessages nodeMessages;
    private final TableLeases leases;
    private final LongSupplier clock;
    private final Map<String, Long> elsewhere = new ConcurrentHashMap<>();

    public Peers(NodeMessages nodeMessages, TableLeases leases, LongSupplier clock) {
        this.nodeMessages = nodeMessages;
        this.leases = leases;
        this.clock = clock;
    }

    // ---- Publishing ----

    /** Publishes the move a player is considering. */
    void declared(String tableId, String person, String message) {
        nodeMessages.publish(DECLARED, tableId + " " + person + " " + message);
    }

    /** Publishes that a seated person connected or disconnected. */
    void presence(String tableId, String person, boolean here) {
        nodeMessages.publish(here ? HERE : GONE, tableId + " " + person);
    }

    /** Publishes a chat message. */
    public void chatted(String tableId, String person, String message) {
        nodeMessages.publish(CHAT, tableId + " " + person + " " + message);
    }

    // ---- Presence on other nodes ----

    boolean isOnlineElsewhere(String tableId, String person) {
        Long until = elsewhere.get(tableId + " " + person);
        return until != null && until > clock.getAsLong();
    }

    /** How many seated people are connected to each table through other nodes. */
    Map<String, Integer> presentElsewhere() {
        long now = clock.getAsLong();
        Map<String, Integer> present = new HashMap<>();
        elsewhere.forEach((tableAndPerson, until) -> {
            if (until > now) {
                present.merge(tableAndPerson.substring(0, tableAndPerson.indexOf(' ')), 1, Integer::sum);
            }
        });
        return present;
    }

    /** Records that a person is connected to another node; false if that was known. */
    boolean connectedElsewhere(String tableId, String person) {
        return elsewhere.put(tableId + " " + person, clock.getAsLong() + PRESENCE_TTL) == null;
    }

    void disconnectedElsewhere(String tableId, String person) {
        elsewhere.remove(tableId + " " + person);
    }

    void expirePresence() {
        long now = clock.getAsLong();
        elsewhere.values().removeIf(until -> until <= now);
    }

    // ---- Leases ----

    /** The right to move for the table's bots; empty if another node has it. May query the database. */
    Optional<Lease> acquireLease(String tableId) {
        return leases.acquire(tableId);
    }

    void releaseLease(Lease lease) {
        leases.release(lease);
    }

    /** An append has ended the lease. */
    void leaseEnded(Lease lease) {
        leases.ended(lease);
    }
}
