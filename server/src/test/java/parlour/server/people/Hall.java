package parlour.server.people;

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
import parlour.server.store.Database;
import parlour.server.store.Place;
import parlour.server.store.Store;

/** A host with nobody in it yet, on a real store, where passwords cost little. */
final class Hall implements AutoCloseable {

    static final String HORSE = "correct horse";

    private static final List<String> TABLES = List.of(
            "tokens",
            "recovery_codes",
            "account_names",
            "accounts",
            "people",
            "person_alias",
            "listing_people",
            "listings",
            "entries",
            "chat",
            "host_keys");

    /** Making tables takes longer than most tests: each kind of store is made once, and emptied for the next test. */
    private static final Map<Store, Database> STORES = new EnumMap<>(Store.class);

    final Ticking clock = new Ticking();
    final Database database;
    final People people;
    final Accounts accounts;
    final Tokens tokens;

    private Hall(Database database) {
        this.database = database;
        people = People.open(database, clock);
        accounts = new Accounts(
                database,
                people,
                new Passwords(PasswordsTest.CHEAP, Duration.ofSeconds(60)),
                new RateLimit(5, Duration.ofMinutes(1), 100, clock));
        tokens = new Tokens(database, clock);
    }

    static synchronized Hall on(Store store) {
        Database database = STORES.computeIfAbsent(store, Hall::opened);
        database.write(connection -> {
                    for (String table : TABLES) {
                        Sql.change(connection, "delete from " + table);
                    }
                    return 0;
                })
                .join();
        return new Hall(database);
    }

    private static Database opened(Store store) {
        try {
            Path folder = Files.createTempDirectory("people");
            Database database = Database.open(store.fresh(folder));
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

    /** A host of its own, to be closed. */
    static Hall at(Place place) {
        return new Hall(Database.open(place));
    }

    @Override
    public void close() {
        database.close();
    }

    // ---- Who comes in ----

    Person guest(String name) {
        return people.visit(name).granted().orElseThrow().person();
    }

    Person account(String name) {
        return accounts.create(guest(name), name, HORSE)
                .granted()
                .orElseThrow()
                .visit()
                .person();
    }

    boolean isKnown(Confidential cookie) {
        return people.recognise(cookie.reveal()).isPresent();
    }

    static String reason(Answer<?> answer) {
        return answer.refusal().orElseThrow().reason();
    }
}
