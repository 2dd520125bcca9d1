package parlour.server.people;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import parlour.game.Text;
import parlour.server.people.Cookies.Claim;
import parlour.server.people.Person.Kind;
import parlour.server.people.Rows.Row;
import parlour.server.store.Database;

/** Everybody, from their first visit on. */
public final class People {

    private static final int REMEMBERED = 10_000;

    private final Database database;
    private final InstantSource clock;
    private final Cookies cookies;
    private final Directory directory = new Directory(REMEMBERED);

    private People(Database database, InstantSource clock, Cookies cookies) {
        this.database = database;
        this.clock = clock;
        this.cookies = cookies;
    }

    /** The people of this database. The first who opens them makes the key that seals their cookies. */
    public static People open(Database database, InstantSource clock) {
        return new People(database, clock, new Cookies(HostKeys.key(database, "cookie"), clock));
    }

    /**
     * Makes a guest: nothing is needed for that.
     *
     * @param name what they want to be called; if it is blank, a name is made up
     */
    public Answer<Visit> visit(String name) {
        Answer<String> usable = name.isBlank() ? Answer.yes(MadeUpNames.any()) : Names.usable(name);
        return usable.map(tidy -> {
            Person guest = new Person(Randomness.id(), Kind.GUEST, tidy, "");
            return entered(Sql.durable(database.write(connection -> Rows.add(connection, guest, clock.millis()))));
        });
    }

    /** Whose cookie this is; nobody's if it was not issued here, has expired, or was made worthless. */
    public Optional<Visit> recognise(String cookie) {
        Optional<Claim> claim = cookies.read(cookie);
        if (claim.isEmpty()) {
            return Optional.empty();
        }
        // What lets somebody in is never remembered: another node may have shut them out a moment ago.
        return database.read(connection -> Rows.find(connection, claim.get().person()))
                .filter(row -> row.generation() == claim.get().generation())
                .filter(row -> row.person().kind() != Kind.GONE)
                .map(row ->
                        claim.get().isOld() ? entered(row) : new Visit(row.person(), new Confidential(cookie), false));
    }

    /** With a new cookie. */
    Visit entered(Row row) {
        return new Visit(row.person(), cookies.issue(row.person().id(), row.generation()), true);
    }

    // ---- Names ----

    /** Whoever has this id, or had it as a guest before signing in. */
    public Optional<Person> person(String id) {
        return directory.find(id, asked -> database.read(connection -> Rows.current(connection, asked)));
    }

    /** What to show for this id; somebody who left, if nobody has it. */
    public Text name(String id) {
        return person(id).orElse(new Person(id, Kind.GONE, "", "")).shown();
    }

    /** Somebody has changed, perhaps on another node: what is remembered of them counts no longer. */
    public void forget(String id) {
        directory.forget(id);
    }

    /** Gives a guest, an account or a bot another name. An account's must be nobody else's. */
    public Answer<Person> rename(Person person, String name) {
        Answer<Person> renamed = Names.usable(name)
                .then(tidy -> Sql.durable(database.write(connection -> renamed(connection, person.id(), tidy))));
        forget(person.id());
        return renamed;
    }

    private static Answer<Person> renamed(Connection connection, String id, String name) throws SQLException {
        Optional<Row> row =
                Rows.find(connection, id).filter(found -> found.person().kind() != Kind.GONE);
        if (row.isEmpty() || !Rows.holds(connection, id, row.get().person().kind())) {
            return Answer.no(Refusals.notAnAccount());
        }
        Kind kind = row.get().person().kind();
        if (kind == Kind.ACCOUNT && !AccountRows.takeName(connection, id, Names.key(name))) {
            return Answer.no(Refusals.nameTaken(name));
        }
        Rows.change(connection, id, kind, name);
        return Answer.yes(new Person(id, kind, name, row.get().person().owner()));
    }
}
