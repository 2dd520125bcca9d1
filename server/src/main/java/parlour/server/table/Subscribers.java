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
import parlour.match.protocol.TableMessages;
import parlour.match.view.TableField;
import parlour.match.view.Viewer;

/**
 * Those who are told what happens at one table, and through which seat each of them looks. The table's lock guards it.
 *
 * <p>Messages wait in a queue until {@link #flush}, when the table has finished what it was doing: sending may bring a
 * subscriber back here, to unsubscribe because its connection is dead.
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

    /** False if it was there already. */
    boolean add(Subscriber subscriber, Viewer viewer) {
        return viewers.put(subscriber, viewer) == null;
    }

    /** False if it was not there. */
    boolean remove(Subscriber subscriber) {
        return viewers.remove(subscriber) != null;
    }

    /** Through which seat somebody looks, or none. */
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

    /** To everybody who wants to read what this person says. */
    void sendFrom(String person, String message) {
        sendTo(subscriber -> subscriber.accepts(person), message);
    }

    void sendToAllBut(String person, String message) {
        sendTo(subscriber -> !subscriber.personId().equals(Optional.of(person)), message);
    }

    private void sendTo(Predicate<Subscriber> which, String message) {
        viewers.keySet().stream().filter(which).forEach(subscriber -> send(subscriber, message));
    }

    /** Sends what waits. Whatever a subscriber does, the others get theirs. */
    void flush() {
        if (isFlushing) {
            // A send has come back to the table: whoever sends goes on with what was added.
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

    // ---- What happens ----

    /** Everything, because the match has been read again. */
    void tellAnew(Match match, Function<Viewer, String> whole) {
        Map<Viewer, String> texts = new HashMap<>();
        viewers.replaceAll((subscriber, before) -> viewer(match, subscriber.personId()));
        viewers.forEach((subscriber, viewer) -> send(subscriber, texts.computeIfAbsent(viewer, whole)));
    }

    /**
     * Tells of an event the match has just applied.
     *
     * @param changed the fields of the state to tell with it
     */
    void tell(TableMessages messages, Match match, Event event, long at, Set<TableField> changed, long now) {
        // Everybody who may see the same is sent the same text.
        Map<Viewer, String> texts = new HashMap<>();
        for (Map.Entry<Subscriber, Viewer> entry : viewers.entrySet()) {
            Viewer before = entry.getValue();
            Viewer after =
                    changed.isEmpty() ? before : viewer(match, entry.getKey().personId());
            entry.setValue(after);
            Set<TableField> fields = messages.fieldsFor(before, after, changed);
            boolean shared = fields.equals(changed);
            String text = shared ? texts.get(after) : null;
            if (text == null) {
                text = messages.event(event, after, at, fields, now).json();
            }
            if (shared) {
                texts.put(after, text);
            }
            send(entry.getKey(), text);
        }
    }
}
