package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import parlour.bench.load.Folder;
import parlour.bench.load.LoadOptions;
import parlour.bench.load.ReportPrinter;
import parlour.game.Language;

/**
 * {@code ./parlour bench soak}: two nodes play for an hour, while people come and go, watch and flood, and both nodes
 * are restarted one after the other. Memory must not grow and no error may be logged.
 */
public final class SoakTest {

    private static final int SAMPLES = 120;
    private static final int SHORTEST_PAUSE = 5;
    private static final int THINK_MILLIS = 950;
    private static final int FLOOD = 100;
    private static final double COMING_AND_GOING = 0.01;

    private static final int WAVES = 12;
    private static final double WAVE = 0.05;
    private static final long BETWEEN_WAVES_MILLIS = 5_000;
    private static final double MEGABYTE = 1 << 20;

    /** In memory, where it may be: this measures the servers, whatever else writes to the disk of this machine. */
    private static final int DISK_MEGABYTES = 4_000;

    /** The rate that counts as reached: people lose a moment when a server stops. */
    private static final double SLACK = 0.95;

    private final long seconds;
    private final int rate;
    private final Path plot;
    private final Folder folder;
    private final Timeline timeline = new Timeline();
    private int unanswered;

    /** The samples of each process: a node that was restarted begins anew. */
    private final List<List<MemorySample>> runs = new ArrayList<>();

    private final Map<String, List<MemorySample>> current = new TreeMap<>();
    private final Map<String, List<MemorySample>> all = new TreeMap<>();
    private final Random random = new Random(1);

    private SoakTest(long seconds, int rate, Path plot, Folder folder) {
        this.seconds = seconds;
        this.rate = rate;
        this.plot = plot;
        this.folder = folder;
    }

    /**
     * Prints what was measured, and draws it.
     *
     * @return whether the rate was kept, memory did not grow and no error was logged
     * @throws NumberFormatException if the arguments are malformed
     */
    public static boolean run(String[] words) {
        LoadOptions options = new LoadOptions(words, 1, Set.of("--minutes", "--rate", "--plot"));
        int minutes = options.number("--minutes", 60);
        int rate = options.number("--rate", 500);
        if (minutes < 1 || rate < 1) {
            throw new NumberFormatException();
        }
        return run(minutes * 60L, rate, Path.of(options.word("--plot", "target/soak.svg")));
    }

    static boolean run(long seconds, int rate, Path plot) {
        try (Folder folder = Folder.fresh()) {
            return new SoakTest(seconds, rate, plot, folder).run();
        }
    }

    private boolean run() {
        try (Cluster cluster = Cluster.start(folder.path(), true, true, DISK_MEGABYTES)) {
            cluster.startNodes();
            // Each game makes about a move in a second, except between two games.
            List<GameSlot> slots =
                    IntStream.range(0, rate * 11 / 10).mapToObj(GameSlot::busy).toList();
            Crowd crowd = Crowd.at(cluster, slots, new Notebook(false), THINK_MILLIS, 1);
            crowd.start();
            long begun = Notebook.now();
            long pause = Math.max(SHORTEST_PAUSE, seconds / SAMPLES);
            boolean isRestarted = false;
            for (long now = 0; now < seconds; now = (Notebook.now() - begun) / 1000) {
                disturb(cluster, crowd);
                sample(cluster, crowd, now);
                if (!isRestarted && now > seconds / 2) {
                    restart(cluster, crowd);
                    isRestarted = true;
                }
                Commands.sleep(pause * 1000);
            }
            long millis = Notebook.now() - begun;
            crowd.beQuiet();
            crowd.stop();
            draw();
            boolean isFine = isFine(cluster, crowd, millis);
            if (!isFine) {
                ChaosTest.keepLogs(folder.path(), "soak");
            }
            return isFine;
        }
    }

    /** Some leave and come back, some watch and vanish, and one asks for the lobby again and again. */
    private void disturb(Cluster cluster, Crowd crowd) {
        crowd.resetSome(COMING_AND_GOING);
        new DeadWatchers(cluster.proxy().port(), crowd.tables(), random).come(FLOOD);
        try (HttpClient http = HttpClient.newHttpClient()) {
            for (int i = 0; i < FLOOD; i++) {
                cluster.getLobby(http, Crowd.address(0));
            }
        } catch (UncheckedIOException closed) {
            // The proxy may close a connection at the moment it is used again; a few are expected in an hour.
            unanswered++;
        }
    }

    private void sample(Cluster cluster, Crowd crowd, long now) {
        for (ParlourNode node : cluster.nodes()) {
            MemorySample sample = node.sample(now);
            current.computeIfAbsent(node.name(), name -> new ArrayList<>()).add(sample);
            all.computeIfAbsent(node.name(), name -> new ArrayList<>()).add(sample);
            String figures = node.name() + ": " + ReportPrinter.number(sample.heap() / MEGABYTE, 1, " MB, ")
                    + ReportPrinter.number(sample.resident() / MEGABYTE, 0, " MB, ") + sample.sockets() + " sockets, "
                    + cluster.loadedTables(node) + " tables, " + crowd.notes().moves() + " moves";
            timeline.say(figures, figures);
        }
    }

    /** One after the other, as in an upgrade; between them a minute in which some come to the new one. */
    private void restart(Cluster cluster, Crowd crowd) {
        timeline.say("rolling restart", "redémarrage l’un après l’autre");
        for (ParlourNode node : cluster.nodes()) {
            node.stop();
            node.start();
            node.awaitHealthy();
            runs.add(current.remove(node.name()));
            for (int i = 0; i < WAVES; i++) {
                Commands.sleep(BETWEEN_WAVES_MILLIS);
                crowd.resetSome(WAVE);
            }
        }
    }

    private boolean isFine(Cluster cluster, Crowd crowd, long millis) {
        runs.addAll(current.values());
        double moves = 1000.0 * crowd.notes().moves() / millis;
        boolean isFine = moves >= rate * SLACK;
        ReportPrinter.figure(
                "moves by people per second",
                "coups des joueurs par seconde",
                ReportPrinter.number(moves, 0, ""),
                "≥ " + Math.round(rate * SLACK));
        ReportPrinter.figure(
                "requests for the lobby that were not answered",
                "demandes de la liste des tables restées sans réponse",
                Integer.toString(unanswered),
                "");
        for (List<MemorySample> run : runs) {
            boolean isGrowing = MemoryTrend.isGrowing(run);
            isFine &= !isGrowing;
            ReportPrinter.figure(
                    "growth of the heap after the warm-up",
                    "croissance du tas après la mise en route",
                    ReportPrinter.number(MemoryTrend.growth(run) / MEGABYTE, 1, " MB"),
                    isGrowing ? "!" : "");
        }
        for (ParlourNode node : cluster.nodes()) {
            List<String> errors = node.errors();
            isFine &= errors.isEmpty();
            ReportPrinter.figure(
                    "errors in the log of node " + node.name(),
                    "erreurs dans le journal du nœud " + node.name(),
                    Integer.toString(errors.size()),
                    "0");
            errors.stream().limit(10).forEach(System.out::println);
        }
        return isFine;
    }

    private void draw() {
        try {
            Path target = plot.toAbsolutePath().getParent();
            if (target != null) {
                Files.createDirectories(target);
            }
            Files.writeString(plot, MemoryPlot.draw(all, Language.ENGLISH));
            String name = String.valueOf(plot.getFileName());
            Files.writeString(
                    plot.resolveSibling(name.replaceFirst("\\.svg$", "") + ".fr.svg"),
                    MemoryPlot.draw(all, Language.FRENCH));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
