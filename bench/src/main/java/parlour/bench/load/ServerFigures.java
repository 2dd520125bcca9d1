package parlour.bench.load;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import parlour.server.store.Place;

/** {@code ./parlour bench server}: what one server does with everything it has to share its machine with. */
public final class ServerFigures {

    private static final int WATCHED_TABLES = 100;
    private static final int WARM_UP_SECONDS = 15;
    private static final int SETTLING_SECONDS = 3;

    /** Moves per second. */
    private static final int GOAL = 2_000;

    private static final int BARE_SECONDS = 8;
    private static final long PATIENCE_MILLIS = 120_000;

    /** Files and connections of the server itself. */
    private static final int OTHER_FILES = 500;

    private final int games;
    private final int seconds;
    private final int sockets;

    private ServerFigures(int games, int seconds, int sockets) {
        this.games = games;
        this.seconds = seconds;
        this.sockets = sockets;
    }

    /**
     * Prints the figures.
     *
     * @throws NumberFormatException if the words cannot be understood
     */
    public static void run(String[] words) {
        Flags flags = new Flags(words, 1, Set.of("--games", "--seconds", "--sockets"));
        new ServerFigures(
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
        long most = system.getMaxFileDescriptorCount() - OTHER_FILES;
        if (wanted <= most) {
            return wanted;
        }
        Words.say(
                "Only " + most + " sockets instead of " + wanted + ": the system lets a process have no more files open"
                        + " (raise it with ulimit -n " + (wanted + OTHER_FILES) + ").",
                most + " connexions seulement au lieu de " + wanted + " : le système ne laisse pas un processus ouvrir"
                        + " davantage de fichiers (ulimit -n " + (wanted + OTHER_FILES) + " le permet).");
        return (int) most;
    }

    private void print() {
        try (Folder folder = Folder.fresh()) {
            Place place = Place.SqliteFile.in(folder.path());
            Words.say(
                    "A server in a process of its own, SQLite on " + folder.fileSystem() + ", "
                            + Runtime.getRuntime().availableProcessors() + " processors for the server and this load.",
                    "Un serveur dans son propre processus, SQLite sur " + folder.fileSystem() + ", "
                            + Runtime.getRuntime().availableProcessors()
                            + " processeurs pour le serveur et cette charge.");
            List<String> cookies = Guests.cookies(place, Math.max(2 * games, sockets));
            List<String> tables = new ArrayList<>();
            double moves = play(folder, place, cookies, tables);
            if (sockets > 0) {
                watch(folder, place, cookies.subList(0, sockets), tables);
            }
            compare(folder, moves);
        }
    }

    // ---- Playing ----

    private double play(Folder folder, Place place, List<String> cookies, List<String> tables) {
        Tally tally = new Tally(Ledger.NONE);
        try (HostedServer server = HostedServer.start(folder.path(), place);
                Loop loop = new Loop()) {
            SplittableRandom random = new SplittableRandom(1);
            List<LiveGame> all = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                String table = server.openTable(cookies.get(2 * i));
                all.add(new LiveGame(loop, tally, cookies.get(2 * i), cookies.get(2 * i + 1), table, random.split()));
            }
            for (LiveGame game : all) {
                game.enter(server.port());
                loop.forMillis(1);
            }
            if (!loop.until(() -> all.stream().allMatch(game -> game.movesHere() > 0), PATIENCE_MILLIS)) {
                throw new IllegalStateException("not every game has begun: " + tally.refusals());
            }
            loop.forMillis(WARM_UP_SECONDS * 1_000L);
            double moves = measure(loop, tally);
            printGames(tally);
            Words.say(
                    "As fast as they are accepted; all wait at once, so each waits for all the others:",
                    "Aussi vite qu’ils sont acceptés ; toutes attendent à la fois, chacune attend donc les autres :");
            printRate(tally, moves, "≥ " + GOAL, "");
            all.forEach(game -> game.pace(games * 1_000 / GOAL));
            loop.forMillis(SETTLING_SECONDS * 1_000L);
            double paced = measure(loop, tally);
            Words.say(
                    "At the pace of " + GOAL + " moves per second in all:",
                    "Au rythme de " + GOAL + " coups par seconde en tout :");
            printRate(tally, paced, "", "< 50 ms");
            besideThoughts(server, loop, tally);
            Words.figure("refusals", "refus", Long.toString(tally.refused()), "0");
            tally.refusals().forEach(System.out::println);
            all.forEach(LiveGame::pause);
            loop.forMillis(1_000);
            all.forEach(game -> tables.add(game.table()));
            return moves;
        }
    }

    /** How long players wait while the house analyses for others. */
    private void besideThoughts(HostedServer server, Loop loop, Tally tally) {
        try (Analysts analysts = new Analysts(server)) {
            loop.forMillis(SETTLING_SECONDS * 1_000L);
            int before = analysts.answered();
            double paced = measure(loop, tally);
            int answered = analysts.answered() - before;
            Words.say(
                    "The same, while the house analyses for others:",
                    "De même, pendant que la maison analyse pour d’autres :");
            printRate(tally, paced, "", "< 50 ms");
            Words.figure(
                    "  analyses of 2 M nodes in the meantime",
                    "  analyses de 2 M nœuds pendant ce temps",
                    Integer.toString(answered),
                    "");
        }
    }

    /** Moves per second, for a while. */
    private double measure(Loop loop, Tally tally) {
        tally.waits.clear();
        long before = tally.moves();
        long begun = System.nanoTime();
        loop.forMillis(seconds * 1_000L);
        return (tally.moves() - before) / ((System.nanoTime() - begun) / 1e9);
    }

    private void printGames(Tally tally) {
        Words.figure("live games of Conquest", "parties de Conquest en cours", Integer.toString(games), "");
        Words.figure("sockets that play", "connexions qui jouent", Integer.toString(2 * games), "");
        Words.figure("games that ended so far", "parties déjà finies", Long.toString(tally.games()), "");
    }

    private static void printRate(Tally tally, double moves, String rateGoal, String waitGoal) {
        Words.figure(
                "  durable moves per second", "  coups durables par seconde", Words.number(moves, 0, ""), rateGoal);
        Words.figure(
                "  from sending to the other player, median",
                "  de l’envoi à l’autre joueur, médiane",
                Words.number(tally.waits.millis(0.5), 1, " ms"),
                "");
        Words.figure("    99 %", "    99 %", Words.number(tally.waits.millis(0.99), 1, " ms"), waitGoal);
        Words.figure("    the longest", "    la plus longue", Words.number(tally.waits.millis(1), 1, " ms"), "");
    }

    // ---- Watching ----

    /** In a fresh server: one that has played keeps memory it no longer needs, and would hide what sockets cost. */
    private void watch(Folder folder, Place place, List<String> cookies, List<String> tables) {
        List<String> watched = tables.subList(0, Math.min(WATCHED_TABLES, tables.size()));
        try (HostedServer server = HostedServer.start(folder.path(), place);
                Loop loop = new Loop()) {
            Spectators first = new Spectators(loop, server.port(), watched);
            first.enter(cookies.subList(0, Math.min(200, cookies.size())));
            int already = Math.min(200, cookies.size());
            long heap = server.heapBytes();
            long resident = server.residentBytes();
            Spectators spectators = new Spectators(loop, server.port(), watched);
            List<String> others = cookies.subList(already, cookies.size());
            if (!spectators.enter(others)) {
                Words.say(
                        "Not everybody could come in: " + spectators.lost() + " were lost.",
                        "Tous n’ont pas pu entrer : " + spectators.lost() + " connexions perdues.");
                return;
            }
            long residentBusy = server.residentBytes();
            long heapAfter = server.heapBytes();
            long residentAfter = server.residentBytes();
            int count = Math.max(1, others.size());
            Words.figure(
                    "idle sockets, watching " + watched.size() + " tables",
                    "connexions au repos, qui regardent " + watched.size() + " tables",
                    Integer.toString(cookies.size()),
                    "");
            Words.figure(
                    "heap per socket, after a collection",
                    "tas par connexion, après un ramassage",
                    Words.number((heapAfter - heap) / 1024.0 / count, 1, " KB"),
                    "< 40 KB");
            Words.figure(
                    "resident memory per socket, the same moment",
                    "mémoire résidente par connexion, au même moment",
                    Words.number((residentAfter - resident) / 1024.0 / count, 1, " KB"),
                    "< 40 KB");
            Words.figure(
                    "  just before that collection",
                    "  juste avant ce ramassage",
                    Words.number((residentBusy - resident) / 1024.0 / count, 1, " KB"),
                    "");
            Words.figure(
                    "the whole server",
                    "le serveur entier",
                    Words.number(residentAfter / 1024.0 / 1024.0, 0, " MB"),
                    "");
            Words.figure(
                    "sockets that answer a ping",
                    "connexions qui répondent à un ping",
                    Integer.toString(first.answering() + spectators.answering()),
                    Integer.toString(cookies.size()));
        }
    }

    // ---- Beside it ----

    private void compare(Folder folder, double moves) {
        double bare = BareCommits.perSecond(Place.SqliteFile.in(folder.resolve("bare")), games, BARE_SECONDS);
        Words.figure(
                "the database alone, as many who wait",
                "la base seule, autant à attendre",
                Words.number(bare, 0, " /s"),
                "");
        Words.figure("moves of the server to that", "coups du serveur rapportés à cela", ratio(moves / bare), "");
    }

    private static String ratio(double ratio) {
        return Words.number(ratio, 2, " x");
    }
}
