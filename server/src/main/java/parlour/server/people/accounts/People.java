package parlour.server.people.accounts;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
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

/** Everybody, from their first visit on. */
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

    /** The people of this database. The first who opens them makes the key that seals their cookies. */
    public static People open(Database database, InstantSource clock) {
        return new People(database, clock, new SessionCookies(HostKeys.key(database, "cookie"), clock));
    }

    /**
     * Makes a guest: nothing is needed for that.
     *
     * @param name what they want to be called; if it is blank, a name is made up
     */
    public Result<Session> createGuest(String name) {
        Result<String> usable = name.isBlank() ? Result.ok(GuestNames.any()) : DisplayNames.usable(name);
        return usable.map(tidy -> {
            Person guest = new Person(RandomIds.id(), Kind.GUEST, tidy, "");
            return entered(
                    Database.durable(database.write(connection -> PersonRows.add(connection, guest, clock.millis()))));
        });
    }

    /** Whose cookie this is; nobody's if it was not issued here, has expired, or was made worthless. */
    public Optional<Session> authenticate(String cookie) {
        Optional<Claim> claim = cookies.read(cookie);
        if (claim.isEmpty()) {
            return Optional.empty();
        }
        // What lets somebody in is never remembered: another node may have shut them out a moment ago.
        return database.read(
                        connection -> PersonRows.find(connection, claim.get().person()))
                .filter(row -> row.sessionVersion() == claim.get().sessionVersion())
                .filter(row -> row.person().kind() != Kind.DELETED)
                .map(row ->
                        claim.get().isOld() ? entered(row) : new Session(row.person(), new SecretText(cookie), false));
    }

    /** With a new cookie. */
    Session entered(Row row) {
        return new Session(row.person(), cookies.issue(row.person().id(), row.sessionVersion()), true);
    }

    // ---- Names ----

    /** Whoever has this id, or had it as a guest before signing in. */
    public Optional<Person> person(String id) {
        return cache.find(id, asked -> database.read(connection -> PersonRows.current(connection, asked)));
    }

    /** What to show for this id; somebody who left, if nobody has it. */
    public Text name(String id) {
        return person(id).orElse(new Person(id, Kind.DELETED, "", "")).shown();
    }

    /** Somebody has changed, perhaps on another node: what is remembered of them counts no longer. */
    public void invalidate(String id) {
        cache.invalidate(id);
    }

    /** Gives a guest, an account or a bot another name. An account's must be nobody else's. */
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
