package parlour.bench.load;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.setup.StoreFactory;

/**
 * {@code ./parlour bench crash}: kills the server under load, repeatedly, and checks the log. Every move that was
 * reported to a client must be in the log, once and in its place, and every game must continue.
 */
public final class CrashTest {

    /** Only for what never comes: a server on a busy machine may be slow. */
    private static final long TIMEOUT_MILLIS = 300_000;

    /** The result for one database. */
    record Result(int rounds, long moves, long looked, List<String> faults) {}

    private final int games;
    private final int rounds;
    private final long millis;

    /** @param millis how long a server runs before it is killed, on average */
    CrashTest(int games, int rounds, long millis) {
        this.games = games;
        this.rounds = rounds;
        this.millis = millis;
    }

    /**
     * Prints the results.
     *
     * @return whether nothing was lost
     * @throws NumberFormatException if the arguments are malformed
     */
    public static boolean run(String[] words) throws IOException {
        LoadOptions flags = new LoadOptions(words, 1, Set.of("--rounds", "--database", "--games"));
        CrashTest faults = new CrashTest(flags.number("--games", 100), flags.number("--rounds", 20), 2_000);
        String database = flags.word("--database", "both");
        if (!Set.of("sqlite", "postgresql", "both").contains(database)) {
            throw new NumberFormatException(database);
        }
        boolean fine = true;
        if (!database.equals("postgresql")) {
            try (Folder folder = Folder.fresh()) {
                fine = print("SQLite", faults.on(folder, DatabaseLocation.SqliteFile.in(folder.path())));
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

    /** Embedded databases are usually run without durability; here durability is what is tested. */
    static EmbeddedPostgres postgres() throws IOException {
        return EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
    }

    static DatabaseLocation place(EmbeddedPostgres postgres) {
        return DatabaseLocation.Postgres.at(
                "postgresql://localhost:" + postgres.getPort() + "/postgres", "postgres", "secret");
    }

    private static boolean print(String store, Result result) {
        boolean fine = result.faults().isEmpty();
        ReportPrinter.say(
                store + ": killed " + result.rounds() + " times; " + result.moves()
                        + " moves were confirmed, looked up " + result.looked() + " times"
                        + (fine ? ", and all are there, once and in order." : "."),
                store + " : tué " + result.rounds() + " fois ; " + result.moves() + " coups confirmés, recherchés "
                        + result.looked() + " fois" + (fine ? ", et tous y sont, une fois et dans l’ordre." : "."));
        result.faults().stream().limit(20).forEach(System.out::println);
        return fine;
    }

    /** Plays, kills and checks, in an empty database. */
    Result on(Folder folder, DatabaseLocation location) {
        DurabilityCheck durability = new DurabilityCheck();
        LoadStats stats = new LoadStats(durability);
        List<String> cookies = GuestSeeder.cookies(location, 2 * games);
        SplittableRandom random = new SplittableRandom(1);
        List<String> problems = new ArrayList<>();
        List<GameLoad> all = new ArrayList<>();
        List<GameLoad.Kept> kept = new ArrayList<>();
        try (SocketLoop loop = new SocketLoop()) {
            for (int round = 0; round <= rounds; round++) {
                ServerProcess server = ServerProcess.start(folder.path(), location);
                try {
                    if (round == 0) {
                        begin(server, loop, stats, cookies, random, all);
                    } else {
                        for (int i = 0; i < games; i++) {
                            all.get(i).enter(server.port(), kept.get(i));
                        }
                    }
                    if (!loop.until(() -> all.stream().allMatch(game -> game.movesHere() > 0), TIMEOUT_MILLIS)) {
                        problems.add(stuck(round, all));
                        break;
                    }
                    loop.forMillis(millis / 2 + random.nextLong(millis));
                } finally {
                    server.kill();
                }
                loop.until(() -> all.stream().allMatch(GameLoad::isGone), TIMEOUT_MILLIS);
                all.forEach(GameLoad::leave);
                look(location, durability, all, kept);
            }
        }
        stats.refusals().forEach(refusal -> problems.add("refused: " + refusal));
        problems.addAll(durability.faults());
        return new Result(rounds, stats.moves(), durability.looked(), List.copyOf(problems));
    }

    private void begin(
            ServerProcess server,
            SocketLoop loop,
            LoadStats stats,
            List<String> cookies,
            SplittableRandom random,
            List<GameLoad> all) {
        for (int i = 0; i < games; i++) {
            String table = server.openTable(cookies.get(2 * i));
            all.add(new GameLoad(loop, stats, cookies.get(2 * i), cookies.get(2 * i + 1), table, random.split()));
        }
        all.forEach(game -> game.enter(server.port()));
    }

    private static String stuck(int round, List<GameLoad> all) {
        List<String> silent = all.stream()
                .filter(game -> game.movesHere() == 0)
                .map(GameLoad::table)
                .limit(10)
                .toList();
        return "round " + round + ": no move any more at " + silent;
    }

    /** Reads the database directly, since the server is dead. */
    private static void look(
            DatabaseLocation location, DurabilityCheck durability, List<GameLoad> all, List<GameLoad.Kept> kept) {
        kept.clear();
        try (JdbcDatabase database = StoreFactory.open(location)) {
            EventLog log = new JdbcEventLog(database);
            durability.check(all, log);
            all.forEach(game -> kept.add(durability.kept(game, log)));
        }
    }
}
