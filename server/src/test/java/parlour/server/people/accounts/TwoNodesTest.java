package parlour.server.people.accounts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.people.accounts.PeopleFixture.HORSE;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import parlour.game.Text;
import parlour.server.people.Person;
import parlour.server.people.Result;
import parlour.server.people.Session;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;

/** Two nodes of one host, on PostgreSQL. Shared by all tests: each uses its own names. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TwoNodesTest {

    private final DatabaseLocation place = TestDatabase.POSTGRESQL.fresh(Path.of("unused"));
    private final PeopleFixture one = PeopleFixture.at(place);
    private final PeopleFixture other = PeopleFixture.at(place);

    @AfterAll
    void close() {
        one.close();
        other.close();
    }

    @Test
    void sessionIsValidOnEveryNode() {
        Session guest = one.people.createGuest("Guest").granted().orElseThrow();
        assertTrue(other.isKnown(guest.cookie()));
        NewAccount ada =
                other.accounts.create(guest.person(), "Ada", HORSE).granted().orElseThrow();
        assertFalse(one.isKnown(guest.cookie()));
        assertTrue(one.isKnown(ada.visit().cookie()));
        assertTrue(one.accounts
                .changePassword(ada.visit().person(), HORSE, "battery staple")
                .granted()
                .isPresent());
        assertFalse(other.isKnown(ada.visit().cookie()), "at once, whatever is remembered there");
    }

    @Test
    void renamedPersonIsShownOnTheOtherNodeAfterInvalidation() {
        Person guest = one.guest("Guest");
        assertEquals(Text.same("Guest"), other.people.name(guest.id()));
        assertTrue(one.people.rename(guest, "Guillaume").granted().isPresent());
        other.people.invalidate(guest.id());
        assertEquals(Text.same("Guillaume"), other.people.name(guest.id()));
    }

    @Test
    void onlyOneOfManyConcurrentCreationsGetsAName() {
        for (String name : List.of("Bob", "Cleo", "Dan")) {
            assertEquals(
                    1, granted(hall -> hall.accounts.create(hall.guest(""), name, HORSE)), "with the name " + name);
        }
    }

    @Test
    void onlyOneOfManyConcurrentRenamesGetsAName() {
        List<Person> people = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            people.add(one.account("Player" + "abcdefghij".charAt(i)));
        }
        assertEquals(1, granted(hall -> {
            Person person;
            synchronized (people) {
                person = people.removeLast();
            }
            return hall.people.rename(person, "Eve");
        }));
    }

    @Test
    void recoveryCodeWorksOnce() {
        NewAccount flo =
                one.accounts.create(one.guest(""), "Flo", HORSE).granted().orElseThrow();
        String code = flo.codes().getFirst().reveal();
        assertEquals(1, granted(hall -> hall.accounts.recover("Flo", code, "battery staple", null)));
    }

    /** How many of ten concurrent requests, alternating between both nodes, succeed. */
    private <T> long granted(Function<PeopleFixture, Result<T>> request) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<Result<T>>> answers = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                PeopleFixture node = i % 2 == 0 ? one : other;
                answers.add(CompletableFuture.supplyAsync(() -> request.apply(node), threads));
            }
            return answers.stream()
                    .filter(answer -> answer.join().granted().isPresent())
                    .count();
        }
    }
}
