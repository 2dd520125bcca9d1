package parlour.server.people.accounts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import parlour.server.ManualClock;
import parlour.server.limits.RateLimiter;
import parlour.server.people.Person;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.credentials.Passwords;
import parlour.server.people.credentials.PasswordsTest;
import parlour.server.people.credentials.SealedCookies;
import parlour.server.people.rows.HostKeys;
import parlour.server.people.rows.PersonRows;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.Sql;
import parlour.server.store.setup.StoreFactory;

/** An empty host on a real database, with cheap password hashing. */
public final class PeopleFixture implements AutoCloseable {

    public static final String HORSE = "correct horse";

    private static final List<String> TABLES = List.of(
            "tokens",
            "sessions",
            "exchanged_cookies",
            "usual_addresses",
            "recovery_codes",
            "account_names",
            "accounts",
            "people",
            "person_aliases",
            "listing_people",
            "listings",
            "table_events",
            "chat_messages",
            "host_keys");

    /** Creating a schema takes longer than most tests: each database is created once and emptied for every test. */
    private static final Map<TestDatabase, JdbcDatabase> STORES = new EnumMap<>(TestDatabase.class);

    public final ManualClock clock = new ManualClock();
    public final JdbcDatabase database;
    public final People people;
    public final Accounts accounts;
    public final BotTokens tokens;

    private PeopleFixture(JdbcDatabase database) {
        this.database = database;
        AccessChanges access = AccessChanges.ofOneNode(database);
        people = People.open(database, clock, access);
        accounts = new Accounts(
                database,
                people,
                new Passwords(PasswordsTest.CHEAP, PasswordsTest.pool()),
                new RateLimiter(5, Duration.ofMinutes(1), 100, clock));
        tokens = new BotTokens(database, clock, access);
    }

    public static synchronized PeopleFixture on(TestDatabase store) {
        JdbcDatabase database = STORES.computeIfAbsent(store, PeopleFixture::opened);
        database.write(connection -> {
                    for (String table : TABLES) {
                        Sql.change(connection, "delete from " + table);
                    }
                    return 0;
                })
                .join();
        return new PeopleFixture(database);
    }

    private static JdbcDatabase opened(TestDatabase store) {
        try {
            Path folder = Files.createTempDirectory("people");
            JdbcDatabase database = StoreFactory.open(store.fresh(folder));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                database.close();
                delete(folder);
            }));
            return database;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** A separate host; the caller closes it. */
    static PeopleFixture at(DatabaseLocation location) {
        return new PeopleFixture(StoreFactory.open(location));
    }

    @Override
    public void close() {
        database.close();
    }

    // ---- People ----

    public Person guest(String name) {
        return people.createGuest(name).granted().orElseThrow().person();
    }

    Person account(String name) {
        return accounts.create(guest(name), name, HORSE)
                .granted()
                .orElseThrow()
                .visit()
                .person();
    }

    boolean isKnown(SecretText cookie) {
        return people.authenticate(cookie.reveal()).isPresent();
    }

    /** A cookie as earlier versions of the server issued them. */
    String sealedCookie(Person person) {
        int version = database.read(connection -> PersonRows.find(connection, person.id()))
                .orElseThrow()
                .sessionVersion();
        return new SealedCookies(HostKeys.key(database, "cookie"), clock)
                .issue(person.id(), version)
                .reveal();
    }

    /** Waits for writes that nobody waits for. */
    void settle() {
        database.write(connection -> 0).join();
    }

    List<String> column(String query) {
        return database.read(connection -> Sql.all(connection, row -> row.getString(1), query));
    }

    static String reason(Result<?> result) {
        return result.refusal().orElseThrow().code();
    }
}
