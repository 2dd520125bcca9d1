package parlour.server.people.accounts;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import parlour.game.Language;
import parlour.game.Text;
import parlour.server.people.DisplayNames;
import parlour.server.people.GuestNames;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.RandomIds;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.Session;
import parlour.server.people.credentials.SessionCookies;
import parlour.server.people.credentials.SessionCookies.Claim;
import parlour.server.people.rows.AccountRows;
import parlour.server.people.rows.HostKeys;
import parlour.server.people.rows.PersonRows;
import parlour.server.people.rows.PersonRows.Row;
import parlour.server.store.Database;

/** Guests, accounts and bots, from their first visit on. */
public final class People {

    private static final int REMEMBERED = 10_000;

    private final Database database;
    private final InstantSource clock;
    private final SessionCookies cookies;
    private final PersonCache cache = new PersonCache(REMEMBERED);

    private People(Database database, InstantSource clock, SessionCookies cookies) {
        this.database = database;
        this.clock = clock;
        this.cookies = cookies;
    }

    /** Opens the people of a database. The first node to do so creates the key that signs cookies. */
    public static People open(Database database, InstantSource clock) {
        return new People(database, clock, new SessionCookies(HostKeys.key(database, "cookie"), clock));
    }

    /**
     * Creates a guest.
     *
     * @param name the display name; if blank, a random one in English is chosen
     */
    public Result<Session> createGuest(String name) {
        Result<String> usable =
                name.isBlank() ? Result.ok(GuestNames.any(Language.ENGLISH)) : DisplayNames.usable(name);
        return usable.map(tidy -> {
            Person guest = new Person(RandomIds.id(), Kind.GUEST, tidy, "");
            return entered(
                    Database.durable(database.write(connection -> PersonRows.add(connection, guest, clock.millis()))));
        });
    }

    /** The session of a cookie; empty if the cookie was not issued here, has expired or was revoked. */
    public Optional<Session> authenticate(String cookie) {
        Optional<Claim> claim = cookies.read(cookie);
        if (claim.isEmpty()) {
            return Optional.empty();
        }
        // Never cached: another node may have revoked the cookie a moment ago.
        return database.read(
                        connection -> PersonRows.find(connection, claim.get().person()))
                .filter(row -> row.sessionVersion() == claim.get().sessionVersion())
                .filter(row -> row.person().kind() != Kind.DELETED)
                .map(row ->
                        claim.get().isOld() ? entered(row) : new Session(row.person(), new SecretText(cookie), false));
    }

    /** A session with a new cookie. */
    Session entered(Row row) {
        return new Session(row.person(), cookies.issue(row.person().id(), row.sessionVersion()), true);
    }

    // ---- Names ----

    /** The person with this id, or with the account that this former guest signed in to. */
    public Optional<Person> person(String id) {
        return cache.find(id, asked -> database.read(connection -> PersonRows.current(connection, asked)));
    }

    /** The name shown for this id; that of a deleted person if it is unknown. */
    public Text name(String id) {
        return person(id).orElse(new Person(id, Kind.DELETED, "", "")).shown();
    }

    /** Removes a changed person from the cache. Also called for changes on other nodes. */
    public void invalidate(String id) {
        cache.invalidate(id);
    }

    /** Renames a guest, an account or a bot. The name of an account must be unique. */
    public Result<Person> rename(Person person, String name) {
        Result<Person> renamed = DisplayNames.usable(name)
                .then(tidy -> Database.durable(database.write(connection -> renamed(connection, person.id(), tidy))));
        invalidate(person.id());
        return renamed;
    }

    private static Result<Person> renamed(Connection connection, String id, String name) throws SQLException {
        Optional<Row> row =
                PersonRows.find(connection, id).filter(found -> found.person().kind() != Kind.DELETED);
        if (row.isEmpty()
                || !PersonRows.holds(connection, id, row.get().person().kind())) {
            return Result.refused(PeopleRefusals.notAnAccount());
        }
        Kind kind = row.get().person().kind();
        if (kind == Kind.ACCOUNT && !AccountRows.takeName(connection, id, DisplayNames.key(name))) {
            return Result.refused(PeopleRefusals.nameTaken(name));
        }
        PersonRows.change(connection, id, kind, name);
        return Result.ok(new Person(id, kind, name, row.get().person().owner()));
    }
}
