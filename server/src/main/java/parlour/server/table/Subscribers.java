package parlour.server.table;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.protocol.EventMessages;
import parlour.match.protocol.TableMessages;
import parlour.match.view.TableField;
import parlour.match.view.Viewer;

/**
 * The subscribers of a table, and the seat through which each sees it. Guarded by the table's lock.
 *
 * <p>Messages are queued until {@link #flush}, when the table has finished its work: sending may call back, to
 * unsubscribe a dead connection.
 */
final class Subscribers {

    private static final Logger LOG = LoggerFactory.getLogger(Subscribers.class);

    private record Delivery(Subscriber to, String message) {}

    private final Map<Subscriber, Viewer> viewers = new LinkedHashMap<>();
    private final Queue<Delivery> queue = new ArrayDeque<>();
    private boolean isFlushing;

    boolean isEmpty() {
        return viewers.isEmpty();
    }

    /** False if it was subscribed already. */
    boolean add(Subscriber subscriber, Viewer viewer) {
        return viewers.put(subscriber, viewer) == null;
    }

    /** False if it was not subscribed. */
    boolean remove(Subscriber subscriber) {
        return viewers.remove(subscriber) != null;
    }

    /** The person's view of the match: through their seats, or as a spectator. */
    static Viewer viewer(Match match, Optional<String> person) {
        return person.map(id -> Viewer.of(match, id)).orElse(Viewer.SPECTATOR);
    }

    // ---- Sending ----

    void send(Subscriber subscriber, String message) {
        queue.add(new Delivery(subscriber, message));
    }

    void sendToAll(String message) {
        sendTo(subscriber -> true, message);
    }

    /** Sends to all who accept this person's messages. */
    void sendFrom(String person, String message) {
        sendTo(subscriber -> subscriber.accepts(person), message);
    }

    void sendToAllBut(String person, String message) {
        sendTo(subscriber -> !subscriber.personId().equals(Optional.of(person)), message);
    }

    private void sendTo(Predicate<Subscriber> which, String message) {
        viewers.keySet().stream().filter(which).forEach(subscriber -> send(subscriber, message));
    }

    /** Sends queued messages. A failing subscriber does not affect the others. */
    void flush() {
        if (isFlushing) {
            // Called from within a send: the outer call delivers the new messages too.
            return;
        }
        isFlushing = true;
        try {
            for (Delivery next = queue.poll(); next != null; next = queue.poll()) {
                if (viewers.containsKey(next.to())) {
                    deliver(next);
                }
            }
        } finally {
            isFlushing = false;
        }
    }

    private static void deliver(Delivery delivery) {
        try {
            delivery.to().send(delivery.message());
        } catch (RuntimeException failure) {
            LOG.warn("Could not send to a subscriber", failure);
        }
    }

    // ---- Events ----

    /** Sends the whole table again, because the match was reloaded. */
    void tellAnew(Match match, Function<Viewer, String> whole) {
        Map<Viewer, String> texts = new HashMap<>();
        viewers.replaceAll((subscriber, before) -> viewer(match, subscriber.personId()));
        viewers.forEach((subscriber, viewer) -> send(subscriber, texts.computeIfAbsent(viewer, whole)));
    }

    /**
     * Sends an event the match has just applied.
     *
     * @param changed the fields of the state to send with it
     */
    void tell(TableMessages messages, Match match, Event event, long at, Set<TableField> changed, long now) {
        EventMessages texts = messages.eventMessages(event, at, now);
        for (Map.Entry<Subscriber, Viewer> entry : viewers.entrySet()) {
            Viewer before = entry.getValue();
            Viewer after =
                    changed.isEmpty() ? before : viewer(match, entry.getKey().personId());
            entry.setValue(after);
            send(entry.getKey(), texts.json(before, after, changed));
        }
    }
}
