package parlour.server.people.accounts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.people.accounts.PeopleFixture.HORSE;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Text;
import parlour.server.limits.RateLimiter;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.credentials.Argon2Hash;
import parlour.server.people.credentials.Passwords;
import parlour.server.people.credentials.PasswordsTest;
import parlour.server.people.rows.AccountRows;
import parlour.server.store.Listing;
import parlour.server.store.LogEntry;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.jdbc.JdbcListings;
import parlour.server.store.jdbc.Sql;

@OnBothDatabases
final class AccountsTest {

    private static final String NEW = "battery staple";

    private final PeopleFixture hall;
    private final Accounts accounts;

    AccountsTest(TestDatabase store) {
        hall = PeopleFixture.on(store);
        accounts = hall.accounts;
    }

    private NewAccount created(String name) {
        return accounts.create(hall.guest("Guest"), name, HORSE).granted().orElseThrow();
    }

    // ---- Creating ----

    @Test
    void guestBecomesAnAccountAndKeepsItsId() {
        Session guest = hall.people.createGuest("Guest").granted().orElseThrow();
        assertEquals(Text.same("Guest"), hall.people.name(guest.person().id()));
        NewAccount made =
                accounts.create(guest.person(), " Ada ", HORSE).granted().orElseThrow();
        Person ada = made.visit().person();
        assertEquals(new Person(guest.person().id(), Kind.ACCOUNT, "Ada", ""), ada);
        assertEquals(8, made.codes().size());
        assertEquals(Text.same("Ada"), hall.people.name(ada.id()));
        assertTrue(hall.isKnown(made.visit().cookie()));
        assertFalse(hall.isKnown(guest.cookie()), "the guest's cookie must not open the account");
        assertEquals("not-a-guest", PeopleFixture.reason(accounts.create(ada, "Bob", HORSE)));
        assertEquals("not-a-guest", PeopleFixture.reason(accounts.create(guest.person(), "Bob", HORSE)));
    }

    @ParameterizedTest
    @CsvSource({
        "Zoë, correct horse, name-taken",
        "ZOE, correct horse, name-taken",
        "Z0e, correct horse, name-taken",
        "'', correct horse, invalid-name",
        "Ada, short, password-short",
    })
    void refusedCreationChangesNothing(String name, String password, String reason) {
        created("Zoë");
        Session guest = hall.people.createGuest("Guest").granted().orElseThrow();
        assertEquals(reason, PeopleFixture.reason(accounts.create(guest.person(), name, password)));
        assertTrue(hall.isKnown(guest.cookie()));
        assertEquals(
                Optional.of(guest.person()), hall.people.person(guest.person().id()));
        assertTrue(accounts.create(guest.person(), "Ada", HORSE).granted().isPresent());
    }

    @Test
    void onlyOneOfManyConcurrentCreationsGetsAName() {
        List<Result<NewAccount>> answers = atOnce(20, () -> accounts.create(hall.guest(""), "Ada", HORSE));
        assertEquals(1, answers.stream().flatMap(a -> a.granted().stream()).count());
        assertTrue(answers.stream()
                .flatMap(a -> a.refusal().stream())
                .allMatch(why -> why.code().equals("name-taken")));
    }

    @Test
    void guestBecomesOnlyOneAccount() {
        Person guest = hall.guest("");
        List<String> names = new ArrayList<>(List.of("Ada", "Bob", "Cleo", "Dan", "Eve"));
        List<Result<NewAccount>> answers = atOnce(5, () -> {
            String name;
            synchronized (names) {
                name = names.removeLast();
            }
            return accounts.create(guest, name, HORSE);
        });
        assertEquals(1, answers.stream().flatMap(a -> a.granted().stream()).count());
        int named = hall.database.read(
                connection -> Sql.first(connection, row -> row.getInt(1), "select count(*) from account_names")
                        .orElseThrow());
        assertEquals(1, named);
    }

    private static <T> List<T> atOnce(int times, Supplier<T> work) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<T>> futures = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                futures.add(CompletableFuture.supplyAsync(work, threads));
            }
            return futures.stream().map(CompletableFuture::join).toList();
        }
    }

    // ---- Signing in ----

    @ParameterizedTest
    @CsvSource({
        "Ada, correct horse, yes",
        "ada, correct horse, yes",
        "' ADÀ', correct horse, yes",
        "Ada, Correct horse, wrong-credentials",
        "Ada, '', wrong-credentials",
        "Bob, correct horse, wrong-credentials",
        "'', correct horse, wrong-credentials",
    })
    void signInNeedsNameAndPassword(String name, String password, String verdict) {
        Person ada = created("Ada").visit().person();
        Result<Session> result = accounts.signIn(name, password, null);
        assertEquals(verdict, result.refusal().map(why -> why.code()).orElse("yes"));
        result.granted().ifPresent(session -> {
            assertEquals(ada, session.person());
            assertTrue(hall.isKnown(session.cookie()));
        });
    }

    @Test
    void severalBrowsersCanBeSignedIn() {
        NewAccount made = created("Ada");
        Session other = accounts.signIn("Ada", HORSE, null).granted().orElseThrow();
        assertTrue(hall.isKnown(made.visit().cookie()));
        assertTrue(hall.isKnown(other.cookie()));
    }

    @Test
    void guestWhoSignsInIsMergedIntoTheAccount() {
        Person ada = created("Ada").visit().person();
        Session guest = hall.people.createGuest("Guest").granted().orElseThrow();
        String old = guest.person().id();
        assertEquals(Text.same("Guest"), hall.people.name(old));
        assertTrue(accounts.signIn("Ada", HORSE, guest.person()).granted().isPresent());
        assertEquals(Optional.of(ada), hall.people.person(old));
        assertFalse(hall.isKnown(guest.cookie()), "the guest's cookie must not open the account");
        assertEquals("not-a-guest", PeopleFixture.reason(accounts.create(guest.person(), "Bob", HORSE)));
        hall.people.rename(ada, "Lovelace");
        assertEquals(Text.same("Lovelace"), hall.people.name(old));
    }

    @Test
    void gamesOfAMergedGuestBelongToTheAccount() {
        Person ada = created("Ada").visit().person();
        Person guest = hall.guest("Guest");
        Listing table = new Listing(
                "m1", "conquest", Listing.Phase.PLAYING, true, 1, 1, 1, guest.id(), List.of(guest.id()), "{}");
        new JdbcEventLog(hall.database)
                .append("m1", 0, List.of(new LogEntry(1, 1, "{}")), Optional.of(table))
                .join();
        accounts.signIn("Ada", HORSE, guest);
        JdbcListings listings = new JdbcListings(hall.database);
        assertEquals(1, listings.of(ada.id(), 10).size());
        assertEquals(0, listings.of(guest.id(), 10).size());
    }

    @Test
    void onlyGuestsAreMergedIntoAnAccount() {
        NewAccount ada = created("Ada");
        NewAccount bob = created("Bob");
        assertTrue(accounts.signIn("Ada", HORSE, bob.visit().person()).granted().isPresent());
        Person stale = new Person(bob.visit().person().id(), Kind.GUEST, "Guest", "");
        assertTrue(accounts.signIn("Ada", HORSE, stale).granted().isPresent());
        assertEquals(Text.same("Bob"), hall.people.name(bob.visit().person().id()));
        assertTrue(hall.isKnown(bob.visit().cookie()));
        assertTrue(hall.isKnown(ada.visit().cookie()));
    }

    @Test
    void guestIsNotMergedOnAWrongPassword() {
        created("Ada");
        Session guest = hall.people.createGuest("Guest").granted().orElseThrow();
        accounts.signIn("Ada", "wrong horse", guest.person());
        assertTrue(hall.isKnown(guest.cookie()));
        assertEquals(Text.same("Guest"), hall.people.name(guest.person().id()));
    }

    @Test
    void signInsByNameAreRateLimited() {
        created("Ada");
        for (int i = 0; i < 5; i++) {
            assertEquals("wrong-credentials", PeopleFixture.reason(accounts.signIn("Ada", "wrong horse", null)));
            assertEquals("wrong-credentials", PeopleFixture.reason(accounts.signIn("Nobody", "wrong horse", null)));
        }
        assertEquals("rate-limited", PeopleFixture.reason(accounts.signIn("ADA", HORSE, null)));
        assertEquals("rate-limited", PeopleFixture.reason(accounts.signIn("Nobody", HORSE, null)));
        hall.clock.advance(Duration.ofMinutes(1));
        for (int i = 0; i < 10; i++) {
            assertTrue(accounts.signIn("Ada", HORSE, null).granted().isPresent(), "what is right does not count");
        }
    }

    private static Visitor at(String address) {
        return new Visitor("", "", address);
    }

    private String outcome(String password, String address) {
        return accounts.signIn("Ada", password, null, at(address))
                .refusal()
                .map(why -> why.code())
                .orElse("in");
    }

    @Test
    void strangerCannotLockTheOwnerOut() {
        NewAccount ada = created("Ada");
        for (int i = 0; i < 5; i++) {
            assertEquals("wrong-credentials", outcome("wrong horse", "stranger"));
        }
        assertEquals("rate-limited", outcome(HORSE, "stranger"));
        assertEquals("in", outcome(HORSE, "owner"));
        assertTrue(hall.isKnown(ada.visit().cookie()), "a session that exists is not affected");
    }

    @Test
    void guessesFromManyAddressesDoNotLockTheOwnerOutOfTheirUsualOne() {
        NewAccount ada = created("Ada");
        assertEquals("in", outcome(HORSE, "owner"));
        for (int i = 0; i < 20; i++) {
            assertEquals("wrong-credentials", outcome("wrong horse", "stranger " + i));
        }
        assertEquals("rate-limited", outcome("wrong horse", "one more stranger"));
        assertEquals("rate-limited", outcome(HORSE, "owner on a journey"));
        assertEquals("in", outcome(HORSE, "owner"));
        assertTrue(hall.isKnown(ada.visit().cookie()), "a session that exists is not affected");
        hall.clock.advance(Duration.ofMinutes(1));
        assertEquals("in", outcome(HORSE, "owner on a journey"));
        assertTrue(
                hall.column("select digest from usual_addresses").stream().noneMatch(cell -> cell.contains("owner")));
    }

    @Test
    void signInRehashesAnOutdatedPassword() {
        Person ada = created("Ada").visit().person();
        Argon2Hash.Cost dearer = new Argon2Hash.Cost(128, 2, 1);
        Accounts later = new Accounts(
                hall.database,
                hall.people,
                new Passwords(dearer, PasswordsTest.pool()),
                new RateLimiter(5, Duration.ofMinutes(1), 100, hall.clock),
                new RateLimiter(20, Duration.ofMinutes(1), 100, hall.clock));
        assertEquals(PasswordsTest.CHEAP, cost(ada));
        assertTrue(later.signIn("Ada", HORSE, null).granted().isPresent());
        assertEquals(dearer, cost(ada));
        assertTrue(later.signIn("Ada", HORSE, null).granted().isPresent());
        assertTrue(accounts.signIn("Ada", HORSE, null).granted().isPresent());
        assertEquals(dearer, cost(ada));
    }

    private Argon2Hash.Cost cost(Person account) {
        return hall.database
                .read(connection -> AccountRows.byPerson(connection, account.id()))
                .map(kept -> Argon2Hash.read(kept.password().reveal()).cost())
                .orElseThrow();
    }

    // ---- Recovering ----

    @Test
    void recoveryCodeWorksOnce() {
        NewAccount made = created("Ada");
        String code = made.codes().get(3).reveal();
        Session guest = hall.people.createGuest("Guest").granted().orElseThrow();
        Session back = accounts.recover("ada", code.toUpperCase(java.util.Locale.ROOT), NEW, guest.person())
                .granted()
                .orElseThrow();
        assertTrue(hall.isKnown(back.cookie()));
        assertFalse(hall.isKnown(made.visit().cookie()), "whoever was signed in is not any more");
        assertEquals(Text.same("Ada"), hall.people.name(guest.person().id()));
        assertEquals("code-wrong", PeopleFixture.reason(accounts.recover("Ada", code, NEW, null)));
        assertEquals("wrong-credentials", PeopleFixture.reason(accounts.signIn("Ada", HORSE, null)));
        assertTrue(accounts.signIn("Ada", NEW, null).granted().isPresent());
        assertTrue(accounts.recover("Ada", made.codes().get(4).reveal(), HORSE, null)
                .granted()
                .isPresent());
    }

    @Test
    void recoveryCodeOfAnotherNameIsRefusedAndNotUsedUp() {
        String code = created("Ada").codes().getFirst().reveal();
        created("Bob");
        assertEquals("code-wrong", PeopleFixture.reason(accounts.recover("Bob", code, NEW, null)));
        assertEquals("code-wrong", PeopleFixture.reason(accounts.recover("Nobody", code, NEW, null)));
        assertEquals("code-wrong", PeopleFixture.reason(accounts.recover("Ada", "", NEW, null)));
        assertEquals("password-short", PeopleFixture.reason(accounts.recover("Ada", code, "short", null)));
        assertTrue(accounts.recover("Ada", code, NEW, null).granted().isPresent());
    }

    @Test
    void concurrentUsesOfACodeSucceedOnce() {
        String code = created("Ada").codes().getFirst().reveal();
        List<Result<Session>> answers = atOnce(10, () -> accounts.recover("Ada", code, NEW, null));
        assertEquals(1, answers.stream().flatMap(a -> a.granted().stream()).count());
    }

    @Test
    void newCodesReplaceOldOnes() {
        NewAccount made = created("Ada");
        Person ada = made.visit().person();
        assertEquals("password-wrong", PeopleFixture.reason(accounts.newRecoveryCodes(ada, "wrong horse")));
        List<SecretText> codes = accounts.newRecoveryCodes(ada, HORSE).granted().orElseThrow();
        assertEquals(8, codes.size());
        assertEquals(
                "code-wrong",
                PeopleFixture.reason(
                        accounts.recover("Ada", made.codes().getFirst().reveal(), NEW, null)));
        assertTrue(accounts.recover("Ada", codes.getFirst().reveal(), NEW, null)
                .granted()
                .isPresent());
    }

    // ---- Managing ----

    @Test
    void changingThePasswordSignsOutOtherBrowsers() {
        NewAccount made = created("Ada");
        Person ada = made.visit().person();
        assertEquals("password-wrong", PeopleFixture.reason(accounts.changePassword(ada, "wrong horse", NEW)));
        assertEquals("password-short", PeopleFixture.reason(accounts.changePassword(ada, HORSE, "short")));
        assertTrue(hall.isKnown(made.visit().cookie()));
        Session changed = accounts.changePassword(ada, HORSE, NEW).granted().orElseThrow();
        assertNotEquals(made.visit().cookie(), changed.cookie());
        assertFalse(hall.isKnown(made.visit().cookie()));
        assertTrue(hall.isKnown(changed.cookie()));
        assertEquals("wrong-credentials", PeopleFixture.reason(accounts.signIn("Ada", HORSE, null)));
        assertTrue(accounts.signIn("Ada", NEW, null).granted().isPresent());
    }

    @Test
    void accountRequestsAreRefusedToGuests() {
        Person guest = hall.guest("Guest");
        assertEquals("not-an-account", PeopleFixture.reason(accounts.changePassword(guest, HORSE, NEW)));
        assertEquals("not-an-account", PeopleFixture.reason(accounts.newRecoveryCodes(guest, HORSE)));
        assertEquals("not-an-account", PeopleFixture.reason(accounts.delete(guest, HORSE)));
    }

    @Test
    void passwordChecksWhileSignedInAreRateLimited() {
        Person ada = created("Ada").visit().person();
        for (int i = 0; i < 5; i++) {
            assertEquals("password-wrong", PeopleFixture.reason(accounts.delete(ada, "wrong horse")));
        }
        assertEquals("rate-limited", PeopleFixture.reason(accounts.delete(ada, HORSE)));
        assertEquals("rate-limited", PeopleFixture.reason(accounts.changePassword(ada, HORSE, NEW)));
        assertTrue(accounts.signIn("Ada", HORSE, null).granted().isPresent());
    }

    // ---- Deleting ----

    @Test
    void deletingAnAccountErasesPersonalData() {
        NewAccount made = created("Ada");
        Person ada = made.visit().person();
        Person guest = hall.guest("Adas phone");
        accounts.signIn("Ada", HORSE, guest);
        var token = hall.tokens.make(ada, "Adabot").granted().orElseThrow();
        assertEquals(Text.same("Ada"), hall.people.name(guest.id()));
        assertEquals(Text.same("Adabot"), hall.people.name(token.token().bot()));
        assertEquals("password-wrong", PeopleFixture.reason(accounts.delete(ada, "wrong horse")));

        assertEquals(Result.ok(List.of(ada.id(), token.token().bot())), accounts.delete(ada, HORSE));
        for (String id : List.of(ada.id(), guest.id(), token.token().bot())) {
            assertEquals("A former player", hall.people.name(id).en());
        }
        assertFalse(hall.isKnown(made.visit().cookie()));
        assertTrue(hall.tokens.authenticate(token.secret().reveal()).isEmpty());
        assertEquals("wrong-credentials", PeopleFixture.reason(accounts.signIn("Ada", HORSE, null)));
        assertEquals(
                "code-wrong",
                PeopleFixture.reason(
                        accounts.recover("Ada", made.codes().getFirst().reveal(), NEW, null)));
        assertEquals("not-an-account", PeopleFixture.reason(accounts.delete(ada, HORSE)));
        assertEquals("not-an-account", PeopleFixture.reason(hall.people.rename(ada, "Ada")));
        assertEquals(List.of(), remains());
        assertTrue(accounts.create(hall.guest(""), "Ada", HORSE).granted().isPresent(), "the name is free again");
    }

    /** All identifying data left in the database. */
    private List<String> remains() {
        return hall.database.read(connection -> Sql.all(connection, row -> row.getString(1), """
                select name from people where name <> ''
                union all select person from accounts union all select name_key from account_names
                union all select person from recovery_codes union all select owner from tokens
                """));
    }
}
