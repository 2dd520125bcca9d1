package parlour.bench.load;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import parlour.server.store.DatabaseLocation;

/** {@code ./parlour bench server}: the throughput of one server that shares its machine with the load. */
public final class LoadTest {

    private static final int WATCHED_TABLES = 100;
    private static final int WARM_UP_SECONDS = 15;
    private static final int SETTLING_SECONDS = 3;

    /** Durable moves per second, as fast as they are accepted. */
    private static final int GOAL = 6_000;

    /** Moves per second at which the latency is measured. */
    private static final int PACE = 3_000;

    private static final int BARE_SECONDS = 8;
    private static final long TIMEOUT_MILLIS = 120_000;

    /** Files and connections of the server itself. */
    private static final int OTHER_FILES = 500;

    private final int games;
    private final int seconds;
    private final int sockets;

    private LoadTest(int games, int seconds, int sockets) {
        this.games = games;
        this.seconds = seconds;
        this.sockets = sockets;
    }

    /**
     * Prints the figures.
     *
     * @throws NumberFormatException if the arguments are malformed
     */
    public static void run(String[] words) {
        LoadOptions flags = new LoadOptions(words, 1, Set.of("--games", "--seconds", "--sockets"));
        new LoadTest(
                        flags.number("--games", 1_000),
                        flags.number("--seconds", 20),
                        allowed(flags.number("--sockets", 10_000)))
                .print();
    }

    /** Each socket needs a file descriptor here, and another one in the server. */
    private static int allowed(int wanted) {
        if (!(ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system)) {
            return wanted;
        }
        long max = system.getMaxFileDescriptorCount() - OTHER_FILES;
        if (wanted <= max) {
            return wanted;
        }
        ReportPrinter.say(
                "Only " + max + " sockets instead of " + wanted + ": the system lets a process have no more files open"
                        + " (raise it with ulimit -n " + (wanted + OTHER_FILES) + ").",
                max + " connexions seulement au lieu de " + wanted + " : le système ne laisse pas un processus ouvrir"
                        + " davantage de fichiers (ulimit -n " + (wanted + OTHER_FILES) + " le permet).");
        return (int) max;
    }

    private void print() {
        try (Folder folder = Folder.fresh()) {
            DatabaseLocation location = DatabaseLocation.SqliteFile.in(folder.path());
            ReportPrinter.say(
                    "A server in a process of its own, SQLite on " + folder.fileSystem() + ", "
                            + Runtime.getRuntime().availableProcessors() + " processors for the server and this load.",
                    "Un serveur dans son propre processus, SQLite sur " + folder.fileSystem() + ", "
                            + Runtime.getRuntime().availableProcessors()
                            + " processeurs pour le serveur et cette charge.");
            List<String> cookies = GuestSeeder.cookies(location, Math.max(2 * games, sockets));
            List<String> tables = new ArrayList<>();
            double moves = play(folder, location, cookies, tables);
            if (sockets > 0) {
                watch(folder, location, cookies.subList(0, sockets), tables);
            }
            compare(folder, moves);
        }
    }

    // ---- Playing ----

    private double play(Folder folder, DatabaseLocation location, List<String> cookies, List<String> tables) {
        LoadStats stats = new LoadStats(MoveListener.NONE);
        try (ServerProcess server = ServerProcess.start(folder.path(), location);
                SocketLoop loop = new SocketLoop()) {
            SplittableRandom random = new SplittableRandom(1);
            List<GameLoad> all = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                String table = server.openTable(cookies.get(2 * i));
                all.add(new GameLoad(loop, stats, cookies.get(2 * i), cookies.get(2 * i + 1), table, random.split()));
            }
            for (GameLoad game : all) {
                game.enter(server.port());
                loop.forMillis(1);
            }
            if (!loop.until(() -> all.stream().allMatch(game -> game.movesHere() > 0), TIMEOUT_MILLIS)) {
                throw new IllegalStateException("not every game has begun: " + stats.refusals());
            }
            loop.forMillis(WARM_UP_SECONDS * 1_000L);
            double moves = measure(loop, stats);
            printGames(stats);
            ReportPrinter.say(
                    "As fast as they are accepted; all wait at once, so each waits for all the others:",
                    "Aussi vite qu’ils sont acceptés ; toutes attendent à la fois, chacune attend donc les autres :");
            printRate(stats, moves, "≥ " + GOAL, "");
            all.forEach(game -> game.pace(games * 1_000 / PACE));
            loop.forMillis(SETTLING_SECONDS * 1_000L);
            double paced = measure(loop, stats);
            ReportPrinter.say(
                    "At the pace of " + PACE + " moves per second in all:",
                    "Au rythme de " + PACE + " coups par seconde en tout :");
            printRate(stats, paced, "", "< 50 ms");
            besideThoughts(server, loop, stats);
            ReportPrinter.figure("refusals", "refus", Long.toString(stats.refused()), "0");
            stats.refusals().forEach(System.out::println);
            all.forEach(GameLoad::pause);
            loop.forMillis(1_000);
            all.forEach(game -> tables.add(game.table()));
            return moves;
        }
    }

    /** The latency of moves while the server analyses positions. */
    private void besideThoughts(ServerProcess server, SocketLoop loop, LoadStats stats) {
        try (AnalysisLoad analysts = new AnalysisLoad(server)) {
            loop.forMillis(SETTLING_SECONDS * 1_000L);
            int before = analysts.answered();
            double paced = measure(loop, stats);
            int answered = analysts.answered() - before;
            ReportPrinter.say(
                    "The same, while the server analyses for others:",
                    "De même, pendant que le serveur analyse pour d’autres :");
            printRate(stats, paced, "", "< 50 ms");
            ReportPrinter.figure(
                    "  analyses of 2 M nodes in the meantime",
                    "  analyses de 2 M nœuds pendant ce temps",
                    Integer.toString(answered),
                    "");
        }
    }

    /** Measures moves per second. */
    private double measure(SocketLoop loop, LoadStats stats) {
        stats.latencies.clear();
        long before = stats.moves();
        long begun = System.nanoTime();
        loop.forMillis(seconds * 1_000L);
        return (stats.moves() - before) / ((System.nanoTime() - begun) / 1e9);
    }

    private void printGames(LoadStats stats) {
        ReportPrinter.figure("live games of Conquest", "parties de Conquest en cours", Integer.toString(games), "");
        ReportPrinter.figure("sockets that play", "connexions qui jouent", Integer.toString(2 * games), "");
        ReportPrinter.figure("games that ended so far", "parties déjà finies", Long.toString(stats.games()), "");
    }

    private static void printRate(LoadStats stats, double moves, String rateGoal, String waitGoal) {
        ReportPrinter.figure(
                "  durable moves per second",
                "  coups durables par seconde",
                ReportPrinter.number(moves, 0, ""),
                rateGoal);
        ReportPrinter.figure(
                "  from sending to the other player, median",
                "  de l’envoi à l’autre joueur, médiane",
                ReportPrinter.number(stats.latencies.millis(0.5), 1, " ms"),
                "");
        ReportPrinter.figure(
                "    99 %", "    99 %", ReportPrinter.number(stats.latencies.millis(0.99), 1, " ms"), waitGoal);
        ReportPrinter.figure(
                "    the longest", "    la plus longue", ReportPrinter.number(stats.latencies.millis(1), 1, " ms"), "");
    }

    // ---- Watching ----

    /**
     * In a new server: one that has hosted games keeps memory it no longer needs, which would hide the cost of sockets.
     */
    private void watch(Folder folder, DatabaseLocation location, List<String> cookies, List<String> tables) {
        List<String> watched = tables.subList(0, Math.min(WATCHED_TABLES, tables.size()));
        try (ServerProcess server = ServerProcess.start(folder.path(), location);
                SocketLoop loop = new SocketLoop()) {
            SpectatorLoad first = new SpectatorLoad(loop, server.port(), watched);
            first.enter(cookies.subList(0, Math.min(200, cookies.size())));
            int already = Math.min(200, cookies.size());
            long heap = server.heapBytes();
            long resident = server.residentBytes();
            SpectatorLoad spectators = new SpectatorLoad(loop, server.port(), watched);
            List<String> others = cookies.subList(already, cookies.size());
            if (!spectators.enter(others)) {
                ReportPrinter.say(
                        "Not every spectator could connect: " + spectators.lost() + " were lost.",
                        "Tous les spectateurs n’ont pas pu se connecter : " + spectators.lost()
                                + " connexions perdues.");
                return;
            }
            long residentBusy = server.residentBytes();
            long heapAfter = server.heapBytes();
            long residentAfter = server.residentBytes();
            int count = Math.max(1, others.size());
            ReportPrinter.figure(
                    "idle sockets, watching " + watched.size() + " tables",
                    "connexions au repos, qui regardent " + watched.size() + " tables",
                    Integer.toString(cookies.size()),
                    "");
            ReportPrinter.figure(
                    "heap per socket, after a collection",
                    "tas par connexion, après un ramassage",
                    ReportPrinter.number((heapAfter - heap) / 1024.0 / count, 1, " KB"),
                    "< 40 KB");
            ReportPrinter.figure(
                    "resident memory per socket, the same moment",
                    "mémoire résidente par connexion, au même moment",
                    ReportPrinter.number((residentAfter - resident) / 1024.0 / count, 1, " KB"),
                    "< 40 KB");
            ReportPrinter.figure(
                    "  just before that collection",
                    "  juste avant ce ramassage",
                    ReportPrinter.number((residentBusy - resident) / 1024.0 / count, 1, " KB"),
                    "");
            ReportPrinter.figure(
                    "the whole server",
                    "le serveur entier",
                    ReportPrinter.number(residentAfter / 1024.0 / 1024.0, 0, " MB"),
                    "");
            ReportPrinter.figure(
                    "sockets that answer a ping",
                    "connexions qui répondent à un ping",
                    Integer.toString(first.answering() + spectators.answering()),
                    Integer.toString(cookies.size()));
        }
    }

    // ---- Comparison ----

    private void compare(Folder folder, double moves) {
        double bare =
                RawCommitRate.perSecond(DatabaseLocation.SqliteFile.in(folder.resolve("bare")), games, BARE_SECONDS);
        ReportPrinter.figure(
                "the database alone, as many who wait",
                "la base seule, autant à attendre",
                ReportPrinter.number(bare, 0, " /s"),
                "");
        ReportPrinter.figure(
                "moves of the server to that", "coups du serveur rapportés à cela", ratio(moves / bare), "≥ 0.3");
    }

    private static String ratio(double ratio) {
        return ReportPrinter.number(ratio, 2, " x");
    }
}
