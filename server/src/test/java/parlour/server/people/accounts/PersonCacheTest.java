package parlour.server.people.accounts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;

final class PersonCacheTest {

    private final PersonCache directory = new PersonCache(3);
    private final List<String> loaded = new ArrayList<>();
    private String name = "Ada";

    private Optional<Person> load(String id) {
        loaded.add(id);
        return id.equals("nobody")
                ? Optional.empty()
                : Optional.of(new Person(id.replace("old-", ""), Kind.GUEST, name, ""));
    }

    private String find(String id) {
        return directory.find(id, this::load).map(Person::name).orElse("");
    }

    @Test
    void personIsLoadedOnce() {
        assertEquals("Ada", find("a"));
        assertEquals("Ada", find("a"));
        assertEquals(List.of("a"), loaded);
    }

    @Test
    void changedPersonIsReloadedUnderEveryId() {
        find("a");
        find("old-a");
        find("b");
        name = "Lovelace";
        directory.invalidate("a");
        assertEquals("Lovelace", find("a"));
        assertEquals("Lovelace", find("old-a"));
        assertEquals("Ada", find("b"));
    }

    @Test
    void personChangedWhileLoadingIsNotCached() {
        directory.find("a", id -> {
            Optional<Person> before = load(id);
            name = "Lovelace";
            directory.invalidate("a");
            return before;
        });
        assertEquals("Lovelace", find("a"));
    }

    @Test
    void unknownIdsAreNotCached() {
        find("nobody");
        find("nobody");
        assertEquals(2, loaded.size());
    }

    @Test
    void cacheIsBounded() {
        List.of("a", "b", "c", "a", "d", "a", "b").forEach(this::find);
        assertEquals(List.of("a", "b", "c", "d", "b"), loaded);
    }
}
