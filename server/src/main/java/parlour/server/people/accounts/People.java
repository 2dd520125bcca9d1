package parlour.server.people.accounts;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
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
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.access.AccessChange;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.access.AccessListener;
import parlour.server.people.credentials.SealedCookies;
import parlour.server.people.rows.AccountRows;
import parlour.server.people.rows.HostKeys;
import parlour.server.people.rows.PersonRows;
import parlour.server.people.rows.PersonRows.Row;
import parlour.server.store.Database;

/** Guests, accounts and bots, from their first visit on. */
public final class People implements AccessListener {

    private static final int REMEMBERED = 10_000;

    private final Database database;
    private final InstantSource clock;
    private final AccessChanges access;
    private final Sessions sessions;
    private final PersonCache cache = new PersonCache(REMEMBERED);

    private People(Database database, InstantSource clock, AccessChanges access, Sessions sessions) {
        this.database = database;
        this.clock = clock;
        this.access = access;
        this.sessions = sessions;
    }

    /** Opens the people of a database that no other node uses. */
    public static People open(Database database, InstantSource clock) {
        return open(database, clock, AccessChanges.ofOneNode(database));
    }

    /** Opens the people of a database. The first node to do so creates the key that signed earlier cookies. */
    public static People open(Database database, InstantSource clock, AccessChanges access) {
        SealedCookies sealed = new SealedCookies(HostKeys.key(database, "cookie"), clock);
        People people = new People(database, clock, access, new Sessions(database, clock, access, sealed));
        access.listen(people);
        return people;
    }

    AccessChanges access() {
        return access;
    }

    long now() {
        return clock.millis();
    }

    public Sessions sessions() {
        return sessions;
    }

    /**
     * Creates a guest. Refused: {@code invalid-name}, {@code name-taken} if an account has the name.
     *
     * @param name the display name; if blank, a random one in English is chosen
     */
    public Result<Session> createGuest(String name) {
        return createGuest(name, Visitor.UNKNOWN);
    }

    /** Creates a guest, as above, and a session for their browser. */
    public Result<Session> createGuest(String name, Visitor visitor) {
        Result<String> usable =
                name.isBlank() ? Result.ok(GuestNames.any(Language.ENGLISH)) : DisplayNames.usable(name);
        return usable.then(tidy -> {
            Person guest = new Person(RandomIds.id(), Kind.GUEST, tidy, "");
            return access.write((connection, changes) -> {
                if (!AccountRows.isFree(connection, DisplayNames.key(tidy))) {
                    return Result.<Session>refused(PeopleRefusals.nameTaken(tidy));
                }
                Row added = PersonRows.add(connection, guest, clock.millis());
                return Result.ok(sessions.open(connection, changes, added, visitor));
            });
        });
    }

    /** The session of a cookie; empty if the cookie was not issued here, has expired or was revoked. */
    public Optional<Session> authenticate(String cookie) {
        return authenticate(cookie, Visitor.UNKNOWN);
    }

    /** As above. A cookie of an earlier version is exchanged for a session of that visitor's browser. */
    public Optional<Session> authenticate(String cookie, Visitor visitor) {
        return sessions.find(cookie, visitor);
    }

    /**
     * Deletes guests who have never sat at a table that was played or is still open, and have said nothing.
     *
     * @param before only guests created and last seen before this time
     */
    public void deleteUnusedGuests(long before, int limit) {
        access.write((connection, changes) -> {
            List<String> deleted = PersonRows.deleteUnusedGuests(connection, before, limit);
            for (String guest : deleted) {
                changes.add(new AccessChange.PersonChanged(guest));
            }
            return deleted;
        });
    }

    // ---- Names ----

    /** The person with this id, or with the account that this former guest signed in to. */
    public Optional<Person> person(String id) {
        return cache.find(id, asked -> database.read(connection -> PersonRows.current(connection, asked)));
    }

    /** When somebody came here first, by the wall clock; 0 if they are unknown. */
    public long createdAt(String id) {
        return database.read(connection -> PersonRows.createdAt(connection, id));
    }

    /** The name shown for this id; that of a deleted person if it is unknown. */
    public Text name(String id) {
        return person(id).orElse(new Person(id, Kind.DELETED, "", "")).shown();
    }

    /** Removes a changed person from the cache. */
    public void invalidate(String id) {
        cache.invalidate(id);
    }

    /** Called for changes on any node. */
    @Override
    public void onChange(AccessChange change) {
        switch (change) {
            case AccessChange.PersonChanged(String person) -> invalidate(person);
            case AccessChange.GuestMerged(String guest) -> invalidate(guest);
            case AccessChange.SessionEnded ended -> {
                // Sessions are never cached.
            }
            case AccessChange.ModerationChanged changed -> {
                // A hidden name is also a changed person.
            }
        }
    }

    @Override
    public void onGap() {
        cache.clear();
    }

    /** Renames a guest, an account or a bot. The name of an account must be unique. */
    public Result<Person> rename(Person person, String name) {
        return DisplayNames.usable(name)
                .then(tidy -> access.write((connection, changes) -> renamed(connection, changes, person.id(), tidy)));
    }

    private static Result<Person> renamed(Connection connection, AccessChanges.Recorder changes, String id, String name)
            throws SQLException {
        Optional<Row> row =
                PersonRows.find(connection, id).filter(found -> found.person().kind() != Kind.DELETED);
        if (row.isEmpty()
                || !PersonRows.holds(connection, id, row.get().person().kind())) {
            return Result.refused(PeopleRefusals.notAnAccount());
        }
        Kind kind = row.get().person().kind();
        String key = DisplayNames.key(name);
        boolean isOurs = kind == Kind.ACCOUNT
                ? AccountRows.takeName(connection, id, key)
                : AccountRows.isFreeFor(connection, row.get().person().owner(), key);
        if (!isOurs) {
            return Result.refused(PeopleRefusals.nameTaken(name));
        }
        PersonRows.change(connection, id, kind, name);
        changes.add(new AccessChange.PersonChanged(id));
        return Result.ok(new Person(id, kind, name, row.get().person().owner()));
    }
}
