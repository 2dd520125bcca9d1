package parlour.server.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.match.Event;
import parlour.match.Field;
import parlour.match.Match;
import parlour.match.Viewer;
import parlour.match.protocol.TableMessages;

/** Those who watch one table, through which seat each of them looks, and what each is told. The table's lock guards it. */
final class Audience {

    private final Match match;
    private final TableMessages messages;
    private final Map<Watcher, Viewer> watchers = new LinkedHashMap<>();

    Audience(Match match, TableMessages messages) {
        this.match = match;
        this.messages = messages;
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    /** Lets somebody in; false if they were there already. */
    boolean comes(Watcher watcher) {
        return watchers.put(watcher, viewer(watcher.person())) == null;
    }

    /** Lets somebody out; false if they were not there. */
    boolean goes(Watcher watcher) {
        return watchers.remove(watcher) != null;
    }

    /** Everybody leaves. */
    List<Watcher> dismissed() {
        List<Watcher> all = List.copyOf(watchers.keySet());
        watchers.clear();
        return all;
    }

    /** Through which seat somebody looks, or none. */
    Viewer viewer(Optional<String> person) {
        return person.map(id -> Viewer.of(match, id)).orElse(Viewer.SPECTATOR);
    }

    // ---- Telling ----

    void send(String message) {
        watchers.keySet().forEach(watcher -> watcher.send(message));
    }

    /** To everybody who wants to hear of a person. */
    void sendAbout(String person, String message) {
        for (Watcher watcher : watchers.keySet()) {
            if (watcher.hears(person)) {
                watcher.send(message);
            }
        }
    }

    void sendToAllBut(String person, String message) {
        for (Watcher watcher : watchers.keySet()) {
            if (!watcher.person().equals(Optional.of(person))) {
                watcher.send(message);
            }
        }
    }

    /**
     * Tells of an event the match has just applied.
     *
     * @param changed the fields of the state to tell with it
     */
    void tell(Event event, long at, Set<Field> changed, long now) {
        // Everybody who may see the same is sent the same text.
        Map<Viewer, String> texts = new HashMap<>();
        for (Map.Entry<Watcher, Viewer> entry : watchers.entrySet()) {
            Viewer before = entry.getValue();
            Viewer after = changed.isEmpty() ? before : viewer(entry.getKey().person());
            entry.setValue(after);
            Set<Field> fields = messages.fieldsFor(before, after, changed);
            boolean shared = fields.equals(changed);
            String text = shared ? texts.get(after) : null;
            if (text == null) {
                text = messages.event(event, after, at, fields, now).json();
            }
            if (shared) {
                texts.put(after, text);
            }
            entry.getKey().send(text);
        }
    }
}
