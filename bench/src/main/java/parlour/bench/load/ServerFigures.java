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
            tally.waits.clear();
            long before = tally.moves();
            long ended = tally.games();
            long begun = System.nanoTime();
            loop.forMillis(seconds * 1_000L);
            double took = (System.nanoTime() - begun) / 1e9;
            double moves = (tally.moves() - before) / took;
            printPlay(tally, moves, tally.games() - ended);
            all.forEach(LiveGame::pause);
            loop.forMillis(1_000);
            all.forEach(game -> tables.add(game.table()));
            return moves;
        }
    }

    private void printPlay(Tally tally, double moves, long ended) {
        Words.figure("live games of Conquest", "parties de Conquest en cours", Words.number("%d", games), "");
        Words.figure("sockets that play", "connexions qui jouent", Words.number("%d", 2 * games), "");
        Words.figure("durable moves per second", "coups durables par seconde", Words.number("%.0f", moves), "≥ 2000");
        Words.figure(
                "from sending to the other player, median",
                "de l’envoi à l’autre joueur, médiane",
                Words.number("%.1f ms", tally.waits.millis(0.5)),
                "");
        Words.figure("  99 %", "  99 %", Words.number("%.1f ms", tally.waits.millis(0.99)), "< 50 ms");
        Words.figure("  the longest", "  la plus longue", Words.number("%.1f ms", tally.waits.millis(1)), "");
        Words.figure("games that ended meanwhile", "parties finies entre-temps", Words.number("%d", ended), "");
        Words.figure("refusals", "refus", Words.number("%d", tally.refused()), "0");
        tally.refusals().forEach(System.out::println);
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
                    Words.number("%d", cookies.size()),
                    "");
            Words.figure(
                    "heap per socket, after a collection",
                    "tas par connexion, après un ramassage",
                    Words.number("%.1f KB", (heapAfter - heap) / 1024.0 / count),
                    "< 40 KB");
            Words.figure(
                    "resident memory per socket, the same moment",
                    "mémoire résidente par connexion, au même moment",
                    Words.number("%.1f KB", (residentAfter - resident) / 1024.0 / count),
                    "< 40 KB");
            Words.figure(
                    "  just before that collection",
                    "  juste avant ce ramassage",
                    Words.number("%.1f KB", (residentBusy - resident) / 1024.0 / count),
                    "");
            Words.figure(
                    "the whole server",
                    "le serveur entier",
                    Words.number("%.0f MB", residentAfter / 1024.0 / 1024.0),
                    "");
            Words.figure(
                    "sockets that answer a ping",
                    "connexions qui répondent à un ping",
                    Words.number("%d", first.answering() + spectators.answering()),
                    Words.number("%d", cookies.size()));
        }
    }

    // ---- Beside it ----

    private void compare(Folder folder, double moves) {
        double bare = BareCommits.perSecond(Place.SqliteFile.in(folder.resolve("bare")), games, BARE_SECONDS);
        Words.figure(
                "the database alone, as many who wait",
                "la base seule, autant à attendre",
                Words.number("%.0f /s", bare),
                "");
        Words.figure("moves of the server to that", "coups du serveur rapportés à cela", ratio(moves / bare), "");
    }

    private static String ratio(double ratio) {
        return Words.number("%.2f x", ratio);
    }
}
