package parlour.server.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import parlour.server.store.NodeMessages;
import parlour.server.store.TableLeases;

/**
 * The other nodes that serve the same database. Events reach them through the log; all else that people should see at once
 * is published, and is lost without harm when nobody listens. {@link PeerListener} hears what they publish.
 */
public final class Peers {

    static final String DECLARED = "declared";
    static final String HERE = "here";
    static final String GONE = "gone";
    static final String CHAT = "chat";
    static final String PERSON = "person";

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

    // ---- What they are told ----

    /** Shows their subscribers what is being considered here. */
    void declared(String tableId, String person, String message) {
        nodeMessages.publish(DECLARED, tableId + " " + person + " " + message);
    }

    /** Somebody with a seat came or went. */
    void presence(String tableId, String person, boolean here) {
        nodeMessages.publish(here ? HERE : GONE, tableId + " " + person);
    }

    /** What somebody said here, to be shown there. */
    public void chatted(String tableId, String person, String message) {
        nodeMessages.publish(CHAT, tableId + " " + person + " " + message);
    }

    /** Somebody's name or games have changed. */
    public void personChanged(String person) {
        nodeMessages.publish(PERSON, person);
    }

    // ---- Who is connected to them ----

    boolean isOnlineElsewhere(String tableId, String person) {
        Long until = elsewhere.get(tableId + " " + person);
        return until != null && until > clock.getAsLong();
    }

    /** Another node says that somebody is connected there; false if that was known. */
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

    // ---- Who works on a table ----

    /** Whether this node may think for the bots of a table. May ask the database. */
    boolean acquireLease(String tableId) {
        return leases.acquire(tableId);
    }

    void releaseLease(String tableId) {
        leases.release(tableId);
    }
}
