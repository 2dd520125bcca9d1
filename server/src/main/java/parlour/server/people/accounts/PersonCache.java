package parlour.server.people.accounts;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parlour.server.limits.LruMap;
import parlour.server.people.Person;

/**
 * Who is who, for lists that are drawn all the time. What it remembers may be shown and never decides what somebody may
 * do. Whoever changes a person says so, also on behalf of another node.
 */
final class PersonCache {

    private final Map<String, Person> known;
    private long changes;

    /** @param max how many are remembered; those that nobody asked for longest are forgotten first */
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
            // What was read before somebody changed it must not stay.
            if (changes == before) {
                loaded.ifPresent(person -> known.put(id, person));
            }
        }
        return loaded;
    }

    /** Also under the ids they had before. */
    synchronized void invalidate(String id) {
        changes++;
        known.remove(id);
        known.values().removeIf(person -> person.id().equals(id));
    }
}
