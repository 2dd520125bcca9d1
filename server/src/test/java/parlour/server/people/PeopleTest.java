package parlour.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.game.Text;
import parlour.server.people.Person.Kind;
import parlour.server.store.OnBothStores;
import parlour.server.store.Place;
import parlour.server.store.Store;

/** Guests, their cookies, and names. */
@OnBothStores
final class PeopleTest {

    private final Store store;
    private final Hall hall;
    private final People people;

    PeopleTest(Store store) {
        this.store = store;
        hall = Hall.on(store);
        people = hall.people;
    }

    @Test
    void aGuestNeedsNothing() {
        Visit visit = people.visit("").granted().orElseThrow();
        assertEquals(Kind.GUEST, visit.person().kind());
        assertFalse(visit.person().name().isBlank());
        assertTrue(visit.person().id().matches("[a-z0-9]{12,}"), visit.person().id());
        assertTrue(visit.isNew());
        assertEquals(
                new Visit(visit.person(), visit.cookie(), false),
                people.recognise(visit.cookie().reveal()).orElseThrow());
    }

    @Test
    void guestsMayShareANameAndAreNotTheSame() {
        Person one = hall.guest("Ada");
        Person other = hall.guest(" Ada ");
        assertEquals(one.name(), other.name());
        assertNotEquals(one.id(), other.id());
        assertEquals("name-unusable", Hall.reason(people.visit("\u202eadA")));
    }

    @Test
    void aCookieIsRenewedInTime() {
        Visit visit = people.visit("Ada").granted().orElseThrow();
        hall.clock.passes(Duration.ofDays(31));
        Visit later = people.recognise(visit.cookie().reveal()).orElseThrow();
        assertTrue(later.isNew());
        assertNotEquals(visit.cookie(), later.cookie());
        hall.clock.passes(Duration.ofDays(399));
        assertFalse(hall.isKnown(visit.cookie()));
        assertTrue(hall.isKnown(later.cookie()));
    }

    @Test
    void peopleAreKnownAfterARestartAndNowhereElse(@TempDir Path folder) {
        Place place = store.fresh(folder);
        Visit visit;
        try (Hall first = Hall.at(place)) {
            visit = first.people.visit("Ada").granted().orElseThrow();
        }
        try (Hall restarted = Hall.at(place)) {
            assertTrue(restarted.isKnown(visit.cookie()));
            assertEquals(Text.same("Ada"), restarted.people.name(visit.person().id()));
        }
        assertFalse(hall.isKnown(visit.cookie()));
    }

    @Test
    void whoeverIsUnknownIsShownAsSomebodyWhoLeft() {
        assertTrue(people.person("nobody").isEmpty());
        assertEquals(new Text("Somebody who left", "Quelqu’un qui est parti"), people.name("nobody"));
    }

    @Test
    void aNewNameIsShownAtOnce() {
        Person ada = hall.guest("Ada");
        assertEquals(Text.same("Ada"), people.name(ada.id()));
        assertEquals(
                "Lovelace",
                people.rename(ada, " Lovelace ").granted().orElseThrow().name());
        assertEquals(Text.same("Lovelace"), people.name(ada.id()));
        assertEquals("name-unusable", Hall.reason(people.rename(ada, "")));
        assertEquals(Text.same("Lovelace"), people.name(ada.id()));
    }

    @Test
    void theNameOfAnAccountIsNobodyElses() {
        Person ada = hall.account("Ada");
        Person bob = hall.account("Bob");
        assertEquals("name-taken", Hall.reason(people.rename(bob, "ÂDA")));
        assertEquals(Text.same("Bob"), people.name(bob.id()));
        assertEquals("ADA", people.rename(ada, "ADA").granted().orElseThrow().name());
        assertTrue(people.rename(ada, "Lovelace").granted().isPresent());
        assertTrue(people.rename(bob, "Ada").granted().isPresent());
        assertEquals("name-taken", Hall.reason(people.rename(ada, "Ada")));
        assertTrue(hall.accounts.signIn("lovelace", Hall.HORSE, null).granted().isPresent());
        assertEquals("sign-in-wrong", Hall.reason(hall.accounts.signIn("Bob", Hall.HORSE, null)));
    }

    @Test
    void whatAnotherNodeChangedIsForgottenWhenToldSo() {
        Person ada = hall.guest("Ada");
        assertEquals(Text.same("Ada"), people.name(ada.id()));
        hall.database
                .write(connection -> Sql.change(connection, "update people set name = 'X' where id = ?", ada.id()))
                .join();
        assertEquals(Text.same("Ada"), people.name(ada.id()));
        people.forget(ada.id());
        assertEquals(Text.same("X"), people.name(ada.id()));
    }
}
