package parlour.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.people.Hall.HORSE;

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
import parlour.server.people.Person.Kind;
import parlour.server.store.Entry;
import parlour.server.store.JdbcListings;
import parlour.server.store.JdbcLog;
import parlour.server.store.Listing;
import parlour.server.store.OnBothStores;
import parlour.server.store.Store;

@OnBothStores
final class AccountsTest {

    private static final String NEW = "battery staple";

    private final Hall hall;
    private final Accounts accounts;

    AccountsTest(Store store) {
        hall = Hall.on(store);
        accounts = hall.accounts;
    }

    private NewAccount created(String name) {
        return accounts.create(hall.guest("Guest"), name, HORSE).granted().orElseThrow();
    }

    // ---- Making one ----

    @Test
    void aGuestBecomesAnAccountInPlace() {
        Visit guest = hall.people.visit("Guest").granted().orElseThrow();
        assertEquals(Text.same("Guest"), hall.people.name(guest.person().id()));
        NewAccount made =
                accounts.create(guest.person(), " Ada ", HORSE).granted().orElseThrow();
        Person ada = made.visit().person();
        assertEquals(new Person(guest.person().id(), Kind.ACCOUNT, "Ada", ""), ada);
        assertEquals(8, made.codes().size());
        assertEquals(Text.same("Ada"), hall.people.name(ada.id()));
        assertTrue(hall.isKnown(made.visit().cookie()));
        assertFalse(hall.isKnown(guest.cookie()), "the guest's cookie must not open the account");
        assertEquals("not-a-guest", Hall.reason(accounts.create(ada, "Bob", HORSE)));
        assertEquals("not-a-guest", Hall.reason(accounts.create(guest.person(), "Bob", HORSE)));
    }

    @ParameterizedTest
    @CsvSource({
        "Zoë, correct horse, name-taken",
        "ZOE, correct horse, name-taken",
        "Z0e, correct horse, name-taken",
        "'', correct horse, name-unusable",
        "Ada, short, password-short",
    })
    void whatCannotBeAnAccountChangesNothing(String name, String password, String reason) {
        created("Zoë");
        Visit guest = hall.people.visit("Guest").granted().orElseThrow();
        assertEquals(reason, Hall.reason(accounts.create(guest.person(), name, password)));
        assertTrue(hall.isKnown(guest.cookie()));
        assertEquals(
                Optional.of(guest.person()), hall.people.person(guest.person().id()));
        assertTrue(accounts.create(guest.person(), "Ada", HORSE).granted().isPresent());
    }

    @Test
    void ofManyWhoWantOneNameExactlyOneGetsIt() {
        List<Answer<NewAccount>> answers = atOnce(20, () -> accounts.create(hall.guest(""), "Ada", HORSE));
        assertEquals(1, answers.stream().flatMap(a -> a.granted().stream()).count());
        assertTrue(answers.stream()
                .flatMap(a -> a.refusal().stream())
                .allMatch(why -> why.reason().equals("name-taken")));
    }

    @Test
    void aGuestBecomesOneAccountOnly() {
        Person guest = hall.guest("");
        List<String> names = new ArrayList<>(List.of("Ada", "Bob", "Cleo", "Dan", "Eve"));
        List<Answer<NewAccount>> answers = atOnce(5, () -> {
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
        "Ada, Correct horse, sign-in-wrong",
        "Ada, '', sign-in-wrong",
        "Bob, correct horse, sign-in-wrong",
        "'', correct horse, sign-in-wrong",
    })
    void oneSignsInWithNameAndPassword(String name, String password, String verdict) {
        Person ada = created("Ada").visit().person();
        Answer<Visit> answer = accounts.signIn(name, password, null);
        assertEquals(verdict, answer.refusal().map(why -> why.reason()).orElse("yes"));
        answer.granted().ifPresent(visit -> {
            assertEquals(ada, visit.person());
            assertTrue(hall.isKnown(visit.cookie()));
        });
    }

    @Test
    void severalBrowsersAreSignedInAtOnce() {
        NewAccount made = created("Ada");
        Visit other = accounts.signIn("Ada", HORSE, null).granted().orElseThrow();
        assertTrue(hall.isKnown(made.visit().cookie()));
        assertTrue(hall.isKnown(other.cookie()));
    }

    @Test
    void aGuestWhoSignsInBecomesPartOfTheAccount() {
        Person ada = created("Ada").visit().person();
        Visit guest = hall.people.visit("Guest").granted().orElseThrow();
        String old = guest.person().id();
        assertEquals(Text.same("Guest"), hall.people.name(old));
        assertTrue(accounts.signIn("Ada", HORSE, guest.person()).granted().isPresent());
        assertEquals(Optional.of(ada), hall.people.person(old));
        assertFalse(hall.isKnown(guest.cookie()), "the guest's cookie must not open the account");
        assertEquals("not-a-guest", Hall.reason(accounts.create(guest.person(), "Bob", HORSE)));
        hall.people.rename(ada, "Lovelace");
        assertEquals(Text.same("Lovelace"), hall.people.name(old));
    }

    @Test
    void theGamesOfAGuestMoveIn() {
        Person ada = created("Ada").visit().person();
        Person guest = hall.guest("Guest");
        Listing table = new Listing(
                "m1", "conquest", Listing.Phase.PLAYING, true, false, 1, 1, guest.id(), List.of(guest.id()), "{}");
        new JdbcLog(hall.database)
                .append("m1", 0, List.of(new Entry(1, 1, "{}")), Optional.of(table))
                .join();
        accounts.signIn("Ada", HORSE, guest);
        JdbcListings listings = new JdbcListings(hall.database);
        assertEquals(1, listings.of(ada.id(), 10).size());
        assertEquals(0, listings.of(guest.id(), 10).size());
    }

    @Test
    void onlyAGuestBecomesPartOfAnAccount() {
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
    void aWrongPasswordMovesNobody() {
        created("Ada");
        Visit guest = hall.people.visit("Guest").granted().orElseThrow();
        accounts.signIn("Ada", "wrong horse", guest.person());
        assertTrue(hall.isKnown(guest.cookie()));
        assertEquals(Text.same("Guest"), hall.people.name(guest.person().id()));
    }

    @Test
    void aNameCannotBeTriedForEver() {
        created("Ada");
        for (int i = 0; i < 5; i++) {
            assertEquals("sign-in-wrong", Hall.reason(accounts.signIn("Ada", "wrong horse", null)));
            assertEquals("sign-in-wrong", Hall.reason(accounts.signIn("Nobody", "wrong horse", null)));
        }
        assertEquals("too-many", Hall.reason(accounts.signIn("ADA", HORSE, null)));
        assertEquals("too-many", Hall.reason(accounts.signIn("Nobody", HORSE, null)));
        hall.clock.passes(Duration.ofMinutes(1));
        for (int i = 0; i < 10; i++) {
            assertTrue(accounts.signIn("Ada", HORSE, null).granted().isPresent(), "what is right does not count");
        }
    }

    @Test
    void whatIsKeptOfAPasswordIsMadeDearerOnTheNextSignIn() {
        Person ada = created("Ada").visit().person();
        Argon2.Cost dearer = new Argon2.Cost(128, 2, 1);
        Accounts later = new Accounts(
                hall.database,
                hall.people,
                new Passwords(dearer, Duration.ofSeconds(60)),
                new RateLimit(5, Duration.ofMinutes(1), 100, hall.clock));
        assertEquals(PasswordsTest.CHEAP, cost(ada));
        assertTrue(later.signIn("Ada", HORSE, null).granted().isPresent());
        assertEquals(dearer, cost(ada));
        assertTrue(later.signIn("Ada", HORSE, null).granted().isPresent());
        assertTrue(accounts.signIn("Ada", HORSE, null).granted().isPresent());
        assertEquals(dearer, cost(ada));
    }

    private Argon2.Cost cost(Person account) {
        return hall.database
                .read(connection -> AccountRows.byPerson(connection, account.id()))
                .map(kept -> Argon2.read(kept.password().reveal()).cost())
                .orElseThrow();
    }

    // ---- Recovering ----

    @Test
    void aRecoveryCodeWorksOnce() {
        NewAccount made = created("Ada");
        String code = made.codes().get(3).reveal();
        Visit guest = hall.people.visit("Guest").granted().orElseThrow();
        Visit back = accounts.recover("ada", code.toUpperCase(java.util.Locale.ROOT), NEW, guest.person())
                .granted()
                .orElseThrow();
        assertTrue(hall.isKnown(back.cookie()));
        assertFalse(hall.isKnown(made.visit().cookie()), "whoever was signed in is not any more");
        assertEquals(Text.same("Ada"), hall.people.name(guest.person().id()));
        assertEquals("code-wrong", Hall.reason(accounts.recover("Ada", code, NEW, null)));
        assertEquals("sign-in-wrong", Hall.reason(accounts.signIn("Ada", HORSE, null)));
        assertTrue(accounts.signIn("Ada", NEW, null).granted().isPresent());
        assertTrue(accounts.recover("Ada", made.codes().get(4).reveal(), HORSE, null)
                .granted()
                .isPresent());
    }

    @Test
    void aRecoveryCodeWorksForItsNameOnlyAndIsNotWasted() {
        String code = created("Ada").codes().getFirst().reveal();
        created("Bob");
        assertEquals("code-wrong", Hall.reason(accounts.recover("Bob", code, NEW, null)));
        assertEquals("code-wrong", Hall.reason(accounts.recover("Nobody", code, NEW, null)));
        assertEquals("code-wrong", Hall.reason(accounts.recover("Ada", "", NEW, null)));
        assertEquals("password-short", Hall.reason(accounts.recover("Ada", code, "short", null)));
        assertTrue(accounts.recover("Ada", code, NEW, null).granted().isPresent());
    }

    @Test
    void ofManyWhoUseOneCodeAtOnceExactlyOneSucceeds() {
        String code = created("Ada").codes().getFirst().reveal();
        List<Answer<Visit>> answers = atOnce(10, () -> accounts.recover("Ada", code, NEW, null));
        assertEquals(1, answers.stream().flatMap(a -> a.granted().stream()).count());
    }

    @Test
    void newCodesReplaceTheOldOnes() {
        NewAccount made = created("Ada");
        Person ada = made.visit().person();
        assertEquals("password-wrong", Hall.reason(accounts.newRecoveryCodes(ada, "wrong horse")));
        List<Confidential> codes =
                accounts.newRecoveryCodes(ada, HORSE).granted().orElseThrow();
        assertEquals(8, codes.size());
        assertEquals(
                "code-wrong",
                Hall.reason(accounts.recover("Ada", made.codes().getFirst().reveal(), NEW, null)));
        assertTrue(accounts.recover("Ada", codes.getFirst().reveal(), NEW, null)
                .granted()
                .isPresent());
    }

    // ---- Looking after it ----

    @Test
    void anotherPasswordSignsEveryOtherBrowserOut() {
        NewAccount made = created("Ada");
        Person ada = made.visit().person();
        assertEquals("password-wrong", Hall.reason(accounts.changePassword(ada, "wrong horse", NEW)));
        assertEquals("password-short", Hall.reason(accounts.changePassword(ada, HORSE, "short")));
        assertTrue(hall.isKnown(made.visit().cookie()));
        Visit changed = accounts.changePassword(ada, HORSE, NEW).granted().orElseThrow();
        assertNotEquals(made.visit().cookie(), changed.cookie());
        assertFalse(hall.isKnown(made.visit().cookie()));
        assertTrue(hall.isKnown(changed.cookie()));
        assertEquals("sign-in-wrong", Hall.reason(accounts.signIn("Ada", HORSE, null)));
        assertTrue(accounts.signIn("Ada", NEW, null).granted().isPresent());
    }

    @Test
    void oneSignsOutEverywhere() {
        NewAccount made = created("Ada");
        Visit other = accounts.signIn("Ada", HORSE, null).granted().orElseThrow();
        Visit still =
                accounts.signOutEverywhere(made.visit().person()).granted().orElseThrow();
        assertFalse(hall.isKnown(made.visit().cookie()));
        assertFalse(hall.isKnown(other.cookie()));
        assertTrue(hall.isKnown(still.cookie()));
        assertEquals("not-an-account", Hall.reason(accounts.signOutEverywhere(hall.guest("Guest"))));
    }

    @Test
    void whatNeedsAnAccountIsRefusedToGuests() {
        Person guest = hall.guest("Guest");
        assertEquals("not-an-account", Hall.reason(accounts.changePassword(guest, HORSE, NEW)));
        assertEquals("not-an-account", Hall.reason(accounts.newRecoveryCodes(guest, HORSE)));
        assertEquals("not-an-account", Hall.reason(accounts.delete(guest, HORSE)));
    }

    @Test
    void whoeverIsSignedInCannotTryPasswordsForEver() {
        Person ada = created("Ada").visit().person();
        for (int i = 0; i < 5; i++) {
            assertEquals("password-wrong", Hall.reason(accounts.delete(ada, "wrong horse")));
        }
        assertEquals("too-many", Hall.reason(accounts.delete(ada, HORSE)));
        assertEquals("too-many", Hall.reason(accounts.changePassword(ada, HORSE, NEW)));
        assertTrue(accounts.signIn("Ada", HORSE, null).granted().isPresent());
    }

    // ---- Leaving ----

    @Test
    void whoeverLeavesLeavesNothingButANamelessRow() {
        NewAccount made = created("Ada");
        Person ada = made.visit().person();
        Person guest = hall.guest("Adas phone");
        accounts.signIn("Ada", HORSE, guest);
        var token = hall.tokens.make(ada, "Adabot").granted().orElseThrow();
        assertEquals(Text.same("Ada"), hall.people.name(guest.id()));
        assertEquals(Text.same("Adabot"), hall.people.name(token.token().bot()));
        assertEquals("password-wrong", Hall.reason(accounts.delete(ada, "wrong horse")));

        assertEquals(Answer.yes(List.of(ada.id(), token.token().bot())), accounts.delete(ada, HORSE));
        for (String id : List.of(ada.id(), guest.id(), token.token().bot())) {
            assertEquals("Somebody who left", hall.people.name(id).en());
        }
        assertFalse(hall.isKnown(made.visit().cookie()));
        assertTrue(hall.tokens.recognise(token.secret().reveal()).isEmpty());
        assertEquals("sign-in-wrong", Hall.reason(accounts.signIn("Ada", HORSE, null)));
        assertEquals(
                "code-wrong",
                Hall.reason(accounts.recover("Ada", made.codes().getFirst().reveal(), NEW, null)));
        assertEquals("not-an-account", Hall.reason(accounts.delete(ada, HORSE)));
        assertEquals("not-an-account", Hall.reason(hall.people.rename(ada, "Ada")));
        assertEquals(List.of(), remains());
        assertTrue(accounts.create(hall.guest(""), "Ada", HORSE).granted().isPresent(), "the name is free again");
    }

    /** Everything in the tables that still tells of somebody. */
    private List<String> remains() {
        return hall.database.read(connection -> Sql.all(connection, row -> row.getString(1), """
                select name from people where name <> ''
                union all select person from accounts union all select name_key from account_names
                union all select person from recovery_codes union all select owner from tokens
                """));
    }
}
