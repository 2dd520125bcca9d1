package parlour.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.server.people.Person.Kind;

final class DirectoryTest {

    private final Directory directory = new Directory(3);
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
    void somebodyIsLoadedOnce() {
        assertEquals("Ada", find("a"));
        assertEquals("Ada", find("a"));
        assertEquals(List.of("a"), loaded);
    }

    @Test
    void whoeverHasChangedIsLoadedAgainUnderEveryId() {
        find("a");
        find("old-a");
        find("b");
        name = "Lovelace";
        directory.forget("a");
        assertEquals("Lovelace", find("a"));
        assertEquals("Lovelace", find("old-a"));
        assertEquals("Ada", find("b"));
    }

    @Test
    void whatWasReadBeforeAChangeDoesNotStay() {
        directory.find("a", id -> {
            Optional<Person> before = load(id);
            name = "Lovelace";
            directory.forget("a");
            return before;
        });
        assertEquals("Lovelace", find("a"));
    }

    @Test
    void nobodyIsNotRemembered() {
        find("nobody");
        find("nobody");
        assertEquals(2, loaded.size());
    }

    @Test
    void onlySoManyAreRemembered() {
        List.of("a", "b", "c", "a", "d", "a", "b").forEach(this::find);
        assertEquals(List.of("a", "b", "c", "d", "b"), loaded);
    }
}
