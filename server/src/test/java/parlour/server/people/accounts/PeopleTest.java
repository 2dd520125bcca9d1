package parlour.server.people.accounts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.game.Text;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.Session;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.Sql;

/** Guests, cookies and names. */
@OnBothDatabases
final class PeopleTest {

    private final TestDatabase store;
    private final PeopleFixture hall;
    private final People people;

    PeopleTest(TestDatabase store) {
        this.store = store;
        hall = PeopleFixture.on(store);
        people = hall.people;
    }

    @Test
    void guestNeedsNoName() {
        Session session = people.createGuest("").granted().orElseThrow();
        assertEquals(Kind.GUEST, session.person().kind());
        assertFalse(session.person().name().isBlank());
        assertTrue(
                session.person().id().matches("[a-z0-9]{12,}"), session.person().id());
        assertTrue(session.isNew());
        assertEquals(
                new Session(session.person(), session.cookie(), false),
                people.authenticate(session.cookie().reveal()).orElseThrow());
    }

    @Test
    void guestsMayShareAName() {
        Person one = hall.guest("Ada");
        Person other = hall.guest(" Ada ");
        assertEquals(one.name(), other.name());
        assertNotEquals(one.id(), other.id());
        assertEquals("invalid-name", PeopleFixture.reason(people.createGuest("\u202eadA")));
    }

    @Test
    void guestsAndBotsCannotUseTheNameOfAnAccount() {
        Person ada = hall.account("Ada");
        Person cleo = hall.account("Cleo");
        Person bob = hall.guest("Bob");
        for (String name : List.of("Ada", "ADA", "Ádá", "A d a", "Ａｄａ")) {
            assertEquals("name-taken", PeopleFixture.reason(people.createGuest(name)), name);
            assertEquals("name-taken", PeopleFixture.reason(people.rename(bob, name)), name);
            assertEquals("name-taken", PeopleFixture.reason(hall.tokens.make(cleo, name)), name);
            assertTrue(hall.tokens.make(ada, name).granted().isPresent(), "its own bot");
        }
        assertEquals("Ada", people.rename(ada, "Ada").granted().orElseThrow().name());
        hall.account("Cop");
        assertEquals("name-taken", PeopleFixture.reason(people.createGuest("Сор")), "in Cyrillic letters");
    }

    @Test
    void oldCookieIsRenewed() {
        Session session = people.createGuest("Ada").granted().orElseThrow();
        hall.clock.advance(Duration.ofDays(31));
        Session later = people.authenticate(session.cookie().reveal()).orElseThrow();
        assertTrue(later.isNew());
        assertNotEquals(session.cookie(), later.cookie());
        hall.clock.advance(Duration.ofDays(399));
        assertFalse(hall.isKnown(session.cookie()));
        assertTrue(hall.isKnown(later.cookie()));
    }

    @Test
    void cookiesSurviveARestartAndAreInvalidOnOtherHosts(@TempDir Path folder) {
        DatabaseLocation location = store.fresh(folder);
        Session session;
        try (PeopleFixture first = PeopleFixture.at(location)) {
            session = first.people.createGuest("Ada").granted().orElseThrow();
        }
        try (PeopleFixture restarted = PeopleFixture.at(location)) {
            assertTrue(restarted.isKnown(session.cookie()));
            assertEquals(
                    Text.same("Ada"), restarted.people.name(session.person().id()));
        }
        assertFalse(hall.isKnown(session.cookie()));
    }

    @Test
    void unknownIdIsShownAsADeletedPerson() {
        assertTrue(people.person("nobody").isEmpty());
        assertEquals(new Text("Somebody who left", "Quelqu’un qui est parti"), people.name("nobody"));
    }

    @Test
    void newNameIsShownAtOnce() {
        Person ada = hall.guest("Ada");
        assertEquals(Text.same("Ada"), people.name(ada.id()));
        assertEquals(
                "Lovelace",
                people.rename(ada, " Lovelace ").granted().orElseThrow().name());
        assertEquals(Text.same("Lovelace"), people.name(ada.id()));
        assertEquals("invalid-name", PeopleFixture.reason(people.rename(ada, "")));
        assertEquals(Text.same("Lovelace"), people.name(ada.id()));
    }

    @Test
    void accountNamesAreUnique() {
        Person ada = hall.account("Ada");
        Person bob = hall.account("Bob");
        assertEquals("name-taken", PeopleFixture.reason(people.rename(bob, "ÂDA")));
        assertEquals(Text.same("Bob"), people.name(bob.id()));
        assertEquals("ADA", people.rename(ada, "ADA").granted().orElseThrow().name());
        assertTrue(people.rename(ada, "Lovelace").granted().isPresent());
        assertTrue(people.rename(bob, "Ada").granted().isPresent());
        assertEquals("name-taken", PeopleFixture.reason(people.rename(ada, "Ada")));
        assertTrue(hall.accounts
                .signIn("lovelace", PeopleFixture.HORSE, null)
                .granted()
                .isPresent());
        assertEquals("wrong-credentials", PeopleFixture.reason(hall.accounts.signIn("Bob", PeopleFixture.HORSE, null)));
    }

    @Test
    void invalidationDropsPeopleChangedOnAnotherNode() {
        Person ada = hall.guest("Ada");
        assertEquals(Text.same("Ada"), people.name(ada.id()));
        hall.database
                .write(connection -> Sql.change(connection, "update people set name = 'X' where id = ?", ada.id()))
                .join();
        assertEquals(Text.same("Ada"), people.name(ada.id()));
        people.invalidate(ada.id());
        assertEquals(Text.same("X"), people.name(ada.id()));
    }
}
