package parlour.server.people.accounts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.game.Text;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.rows.SessionRows;
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
                new Session(session.id(), session.person(), session.cookie(), false),
                people.authenticate(session.cookie().reveal()).orElseThrow());
    }

    @Test
    void guestsWhoNeverPlayedAreDeleted() {
        Person ada = hall.guest("Ada");
        Session bob = people.createGuest("Bob").granted().orElseThrow();
        long now = hall.clock.millis() + 1;
        people.deleteUnusedGuests(now - 1, 10);
        assertTrue(people.person(ada.id()).isPresent());
        people.deleteUnusedGuests(now, 10);
        assertTrue(people.person(ada.id()).isEmpty());
        assertTrue(people.authenticate(bob.cookie().reveal()).isEmpty());
        people.deleteUnusedGuests(now, 10);
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
    void sessionInUseLastsAndAnUnusedOneExpires() {
        Session used = people.createGuest("Ada").granted().orElseThrow();
        Session unused = people.createGuest("Bea").granted().orElseThrow();
        hall.clock.advance(Duration.ofDays(31));
        Session later = people.authenticate(used.cookie().reveal()).orElseThrow();
        assertEquals(used.cookie(), later.cookie());
        assertTrue(later.isNew(), "the browser must keep the cookie for longer");
        hall.settle();
        assertFalse(people.authenticate(used.cookie().reveal()).orElseThrow().isNew());
        hall.clock.advance(Duration.ofDays(399));
        assertFalse(hall.isKnown(unused.cookie()));
        assertTrue(hall.isKnown(used.cookie()));
        people.sessions().deleteExpired();
        assertEquals(
                List.of(),
                hall.column("select person from sessions where person = '"
                        + unused.person().id() + "'"));
    }

    /** Cookies of earlier versions were valid by their seal alone. */
    @Test
    void cookieOfAnEarlierVersionIsExchangedOnce() {
        Person ada = hall.guest("Ada");
        String sealed = hall.sealedCookie(ada);
        Session first = people.authenticate(sealed).orElseThrow();
        assertEquals(ada, first.person());
        assertTrue(first.isNew());
        assertNotEquals(sealed, first.cookie().reveal());
        assertEquals(first, people.authenticate(sealed).orElseThrow(), "as when a page sends several requests at once");
        assertTrue(hall.isKnown(first.cookie()));
        assertTrue(people.sessions().end(ada, first.id()).granted().isPresent());
        assertTrue(people.authenticate(sealed).isEmpty(), "it is not exchanged again");
        assertFalse(hall.isKnown(first.cookie()));
    }

    @Test
    void sealedCookieOfAnotherSessionVersionIsRejected() {
        Person ada = hall.account("Ada");
        String sealed = hall.sealedCookie(ada);
        assertTrue(hall.accounts
                .changePassword(ada, PeopleFixture.HORSE, "battery staple")
                .granted()
                .isPresent());
        assertTrue(people.authenticate(sealed).isEmpty());
    }

    @Test
    void databaseHoldsNoUsableCookie() {
        Session session = people.createGuest("Ada").granted().orElseThrow();
        String secret = session.cookie().reveal().split("\\.", 2)[1];
        List<String> cells = hall.column("select digest from sessions");
        assertEquals(1, cells.size());
        assertFalse(cells.contains(secret));
        assertTrue(people.authenticate(session.id() + "." + cells.getFirst().substring(0, 43))
                .isEmpty());
        assertTrue(people.authenticate(session.id() + "." + "A".repeat(43)).isEmpty());
    }

    @Test
    void personSeesAndEndsTheirSessions() {
        Person ada = hall.account("Ada");
        people.sessions().endOthers(ada, "");
        Session phone = signedIn("Safari, iPhone");
        hall.clock.advance(Duration.ofMinutes(1));
        Session desk = signedIn("Firefox, Linux");
        Session library = signedIn("");
        assertEquals(
                Set.of("Safari, iPhone", "Firefox, Linux", ""),
                people.sessions().list(ada).stream()
                        .map(SessionRows.Listed::browser)
                        .collect(Collectors.toSet()));
        assertEquals(phone.id(), people.sessions().list(ada).getLast().id(), "the last used comes first");
        assertEquals(
                "session-unknown",
                PeopleFixture.reason(people.sessions().end(hall.guest("Eve"), phone.id())),
                "nobody else's");
        assertTrue(people.sessions().end(ada, library.id()).granted().isPresent());
        assertFalse(hall.isKnown(library.cookie()));
        assertTrue(hall.isKnown(phone.cookie()));
        people.sessions().endOthers(ada, desk.id());
        assertFalse(hall.isKnown(phone.cookie()));
        assertTrue(hall.isKnown(desk.cookie()));
    }

    private Session signedIn(String browser) {
        return hall.accounts
                .signIn("Ada", PeopleFixture.HORSE, null, new Visitor("", browser, ""))
                .granted()
                .orElseThrow();
    }

    @Test
    void oldestSessionsEndWhenThereAreTooMany() {
        Person ada = hall.account("Ada");
        people.sessions().endOthers(ada, "");
        Session first = signedIn("first");
        for (int i = 0; i < 50; i++) {
            hall.clock.advance(Duration.ofSeconds(1));
            signedIn("another");
        }
        assertEquals(50, people.sessions().list(ada).size());
        assertFalse(hall.isKnown(first.cookie()));
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
        assertEquals(new Text("A former player", "Un ancien joueur"), people.name("nobody"));
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
