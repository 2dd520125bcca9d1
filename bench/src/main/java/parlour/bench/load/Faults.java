package parlour.bench.load;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import parlour.server.store.Database;
import parlour.server.store.JdbcLog;
import parlour.server.store.Log;
import parlour.server.store.Place;

/**
 * {@code ./parlour bench faults}: kills the server under load, again and again, and looks at what is left. Every move that
 * anybody was told of must be in the log, once and in its place, and every game must go on.
 */
public final class Faults {

    /** Only for what never comes: a server on a busy machine may take long. */
    private static final long PATIENCE_MILLIS = 300_000;

    /** What came of one store. */
    record Result(int rounds, long moves, long looked, List<String> faults) {}

    private final int games;
    private final int rounds;
    private final long millis;

    /** @param millis how long a server is left alone before it is killed, on average */
    Faults(int games, int rounds, long millis) {
        this.games = games;
        this.rounds = rounds;
        this.millis = millis;
    }

    /**
     * Prints what was found.
     *
     * @return whether nothing was lost
     * @throws NumberFormatException if the words cannot be understood
     */
    public static boolean run(String[] words) throws IOException {
        Flags flags = new Flags(words, 1, Set.of("--rounds", "--database", "--games"));
        Faults faults = new Faults(flags.number("--games", 100), flags.number("--rounds", 20), 2_000);
        String database = flags.word("--database", "both");
        if (!Set.of("sqlite", "postgresql", "both").contains(database)) {
            throw new NumberFormatException(database);
        }
        boolean fine = true;
        if (!database.equals("postgresql")) {
            try (Folder folder = Folder.fresh()) {
                fine = print("SQLite", faults.on(folder, Place.SqliteFile.in(folder.path())));
            }
        }
        if (!database.equals("sqlite")) {
            try (Folder folder = Folder.fresh();
                    EmbeddedPostgres postgres = postgres()) {
                fine &= print("PostgreSQL", faults.on(folder, place(postgres)));
            }
        }
        return fine;
    }

    /** Those who embed a database usually do without safety; here it is what is looked at. */
    static EmbeddedPostgres postgres() throws IOException {
        return EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
    }

    static Place place(EmbeddedPostgres postgres) {
        return Place.Postgres.at("postgresql://localhost:" + postgres.getPort() + "/postgres", "postgres", "secret");
    }

    private static boolean print(String store, Result result) {
        boolean fine = result.faults().isEmpty();
        Words.say(
                store + ": killed " + result.rounds() + " times; " + result.moves() + " moves were told, looked up "
                        + result.looked() + " times" + (fine ? ", and all are there, once and in order." : "."),
                store + " : tué " + result.rounds() + " fois ; " + result.moves() + " coups annoncés, recherchés "
                        + result.looked() + " fois" + (fine ? ", et tous y sont, une fois et dans l’ordre." : "."));
        result.faults().stream().limit(20).forEach(System.out::println);
        return fine;
    }

    /** Plays, kills and looks, in an empty database. */
    Result on(Folder folder, Place place) {
        Book book = new Book();
        Tally tally = new Tally(book);
        List<String> cookies = Guests.cookies(place, 2 * games);
        SplittableRandom random = new SplittableRandom(1);
        List<String> problems = new ArrayList<>();
        List<LiveGame> all = new ArrayList<>();
        List<LiveGame.Kept> kept = new ArrayList<>();
        try (Loop loop = new Loop()) {
            for (int round = 0; round <= rounds; round++) {
                HostedServer server = HostedServer.start(folder.path(), place);
                try {
                    if (round == 0) {
                        begin(server, loop, tally, cookies, random, all);
                    } else {
                        for (int i = 0; i < games; i++) {
                            all.get(i).enter(server.port(), kept.get(i));
                        }
                    }
                    if (!loop.until(() -> all.stream().allMatch(game -> game.movesHere() > 0), PATIENCE_MILLIS)) {
                        problems.add(stuck(round, all));
                        break;
                    }
                    loop.forMillis(millis / 2 + random.nextLong(millis));
                } finally {
                    server.kill();
                }
                loop.until(() -> all.stream().allMatch(LiveGame::isGone), PATIENCE_MILLIS);
                all.forEach(LiveGame::leave);
                look(place, book, all, kept);
            }
        }
        tally.refusals().forEach(refusal -> problems.add("refused: " + refusal));
        problems.addAll(book.faults());
        return new Result(rounds, tally.moves(), book.looked(), List.copyOf(problems));
    }

    private void begin(
            HostedServer server,
            Loop loop,
            Tally tally,
            List<String> cookies,
            SplittableRandom random,
            List<LiveGame> all) {
        for (int i = 0; i < games; i++) {
            String table = server.openTable(cookies.get(2 * i));
            all.add(new LiveGame(loop, tally, cookies.get(2 * i), cookies.get(2 * i + 1), table, random.split()));
        }
        all.forEach(game -> game.enter(server.port()));
    }

    private static String stuck(int round, List<LiveGame> all) {
        List<String> silent = all.stream()
                .filter(game -> game.movesHere() == 0)
                .map(LiveGame::table)
                .limit(10)
                .toList();
        return "round " + round + ": no move any more at " + silent;
    }

    /** Past the server, which is dead. */
    private static void look(Place place, Book book, List<LiveGame> all, List<LiveGame.Kept> kept) {
        kept.clear();
        try (Database database = Database.open(place)) {
            Log log = new JdbcLog(database);
            book.check(all, log);
            all.forEach(game -> kept.add(book.kept(game, log)));
        }
    }
}
