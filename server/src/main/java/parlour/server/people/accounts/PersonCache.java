package parlour.server.people.accounts;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parlour.server.limits.LruMap;
import parlour.server.people.Person;

/**
 * Caches people for display; never used to decide what a person may do. Must be invalidated when a person changes, also
 * on another node.
 */
final class PersonCache {

    private final Map<String, Person> known;
    private long changes;

    /** @param max maximum number of people; the least recently used are dropped */
    PersonCache(int max) {
        known = new LruMap<>(max);
    }

    Optional<Person> find(String id, Function<String, Optional<Person>> load) {
        long before;
        synchronized (this) {
            Person found = known.get(id);
            if (found != null) {
                return Optional.of(found);
            }
            before = changes;
        }
        Optional<Person> loaded = load.apply(id);
        synchronized (this) {
            // A person changed while loading must not be cached.
            if (changes == before) {
                loaded.ifPresent(person -> known.put(id, person));
            }
        }
        return loaded;
    }

    synchronized void clear() {
        changes++;
        known.clear();
    }

    /** Also drops entries under former ids. */
    synchronized void invalidate(String id) {
        changes++;
        known.remove(id);
        known.values().removeIf(person -> person.id().equals(id));
    }
}
