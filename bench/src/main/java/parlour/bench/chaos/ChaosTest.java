package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import parlour.bench.load.Folder;
import parlour.bench.load.ReportPrinter;
import parlour.registry.GameRegistry;
import parlour.server.store.EventLog;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.setup.StoreFactory;
import parlour.server.table.EventJson;

/**
 * {@code ./parlour bench chaos}: two nodes, a proxy, a PostgreSQL primary and a standby, and random faults while all four
 * games are played. In the end what everybody was told is compared with the log.
 */
public final class ChaosTest {

    /** A game must go on this soon after the last fault. */
    private static final long FREEZE_MILLIS = 15_000;

    /** How long to look whether a game that stands still goes on after all. */
    private static final long DIAGNOSIS_MILLIS = 60_000;

    private static final long BEGIN_MILLIS = 120_000;
    private static final int SHOWN = 40;

    /** Small enough to be filled in a moment. */
    private static final int DISK_MEGABYTES = 700;

    private final ChaosSettings settings;
    private final Folder folder;
    private final Timeline timeline = new Timeline();

    /** When this process did not run. */
    private final List<Span> pauses = new CopyOnWriteArrayList<>();

    private ChaosTest(ChaosSettings settings, Folder folder) {
        this.settings = settings;
        this.folder = folder;
    }

    /**
     * Prints the faults and what was found.
     *
     * @return whether nothing was violated
     * @throws NumberFormatException if the arguments are malformed
     */
    public static boolean run(String[] words) {
        List<String> flags = new ArrayList<>(List.of(words).subList(1, words.length));
        boolean isAsynchronous = flags.remove("--asynchronous");
        var options = new parlour.bench.load.LoadOptions(
                flags.toArray(String[]::new), 0, java.util.Set.of("--minutes", "--seed"));
        long seed = options.number("--seed", new SplittableRandom().nextInt(1_000_000));
        int minutes = options.number("--minutes", 5);
        if (minutes < 1) {
            throw new NumberFormatException("--minutes " + minutes);
        }
        return run(ChaosSettings.forMinutes(minutes, seed, isAsynchronous)).isEmpty();
    }

    /** All violations, which are also printed. */
    static List<Violation> run(ChaosSettings settings) {
        try (Folder folder = Folder.fresh()) {
            ReportPrinter.say(
                    "Seed " + settings.seed() + ", " + settings.games() + " games, "
                            + (settings.isAsynchronous() ? "asynchronous" : "synchronous") + " replication.",
                    "Graine " + settings.seed() + ", " + settings.games() + " parties, réplication "
                            + (settings.isAsynchronous() ? "asynchrone" : "synchrone") + ".");
            List<Violation> violations = new ChaosTest(settings, folder).run();
            if (!violations.isEmpty()) {
                keepLogs(folder.path(), "chaos-" + settings.seed());
            }
            return violations;
        }
    }

    private List<Violation> run() {
        PauseRecorder.start(pauses::add);
        try (Cluster cluster = Cluster.start(
                folder.path(),
                !settings.isAsynchronous(),
                settings.isThorough(),
                settings.isThorough() ? DISK_MEGABYTES : 0)) {
            cluster.startNodes();
            Crowd crowd = crowd(cluster);
            crowd.start();
            if (!Commands.await(() -> crowd.standing(0).isEmpty(), BEGIN_MILLIS)) {
                throw new IllegalStateException("not every game has begun: " + crowd.standing(0));
            }
            Faults faults = new Faults(
                    cluster,
                    timeline,
                    settings.seed(),
                    !settings.isAsynchronous(),
                    settings.longestSeconds(),
                    () -> crowd.resetSome(0.5),
                    crowd::tables);
            happen(faults, crowd);
            List<String> frozen = settle(crowd);
            crowd.stop();
            cluster.stopNodes();
            Observations observations = new Observations(
                    crowd.notes().heard(),
                    crowd.notes().attempts(),
                    timeline.faults(),
                    Stream.concat(pauses.stream(), cluster.nodes().stream().flatMap(node -> node.pauses().stream()))
                            .toList(),
                    timeline.withoutStandby(),
                    crowd.watching(),
                    frozen);
            List<Violation> violations = LogChecker.check(logs(cluster, observations), observations);
            printSummary(crowd, observations, violations);
            return violations;
        } catch (RuntimeException failure) {
            keepLogs(folder.path(), "chaos-" + settings.seed());
            throw failure;
        }
    }

    private Crowd crowd(Cluster cluster) {
        List<GameSlot> slots = new ArrayList<>();
        for (int i = 0; i < settings.games(); i++) {
            slots.add(GameSlot.kind(i));
        }
        return Crowd.at(cluster, slots, new Notebook(true), settings.thinkMillis(), settings.seed());
    }

    // ---- Faults ----

    private void happen(Faults faults, Crowd crowd) {
        SplittableRandom random = new SplittableRandom(settings.seed() + 1);
        if (!settings.script().isEmpty()) {
            for (Fault fault : settings.script()) {
                faults.happen(fault);
                Commands.sleep(random.nextInt(settings.pauseMillis()));
            }
            return;
        }
        long end = Notebook.now() + settings.millis();
        if (settings.isAsynchronous()) {
            // What this mode is for.
            faults.happen(Fault.FAILOVER_WHILE_BEHIND);
        }
        while (Notebook.now() < end) {
            crowd.requireAlive();
            Commands.sleep(random.nextInt(settings.pauseMillis()));
            faults.happen(faults.next());
            timeline.say(
                    "  " + crowd.notes().moves() + " moves, " + crowd.notes().frames() + " messages",
                    "  " + crowd.notes().moves() + " coups, " + crowd.notes().frames() + " messages");
        }
    }

    /** Waits until every game goes on, and then until everybody knows everything. */
    private List<String> settle(Crowd crowd) {
        timeline.say("no more faults", "plus aucune panne");
        long since = Notebook.now();
        // Time in which the machine let no visitor run is nobody's fault.
        Commands.await(
                () -> crowd.standing(since).isEmpty() || Notebook.now() > since + FREEZE_MILLIS + paused(since),
                2 * FREEZE_MILLIS);
        List<String> frozen = crowd.standing(since);
        frozen.forEach(game -> timeline.say(
                "  stands still: " + game + ": " + crowd.describe(game),
                "  n’avance pas : " + game + " : " + crowd.describe(game)));
        if (!frozen.isEmpty()) {
            // For whoever looks for the cause: slow or stuck?
            boolean isSlow = Commands.await(() -> crowd.standing(since).isEmpty(), DIAGNOSIS_MILLIS);
            timeline.say(
                    isSlow ? "  all games have gone on since" : "  they still stand: " + crowd.standing(since),
                    isSlow ? "  toutes les parties ont repris" : "  toujours arrêtées : " + crowd.standing(since));
        }
        crowd.beQuiet();
        Commands.await(crowd::isSettled, FREEZE_MILLIS);
        return frozen;
    }

    private long paused(long since) {
        return pauses.stream().mapToLong(pause -> pause.after(since)).sum();
    }

    // ---- Result ----

    private static Map<String, List<LoggedEvent>> logs(Cluster cluster, Observations observations) {
        EventJson json = new EventJson(GameRegistry.all(), UnaryOperator.identity());
        Map<String, List<LoggedEvent>> logs = new HashMap<>();
        try (JdbcDatabase database = StoreFactory.open(cluster.postgres().location())) {
            EventLog log = new JdbcEventLog(database);
            Stream.concat(
                            observations.heard().stream().map(Heard::table),
                            observations.attempts().stream().map(Attempt::table))
                    .distinct()
                    .forEach(table -> logs.put(
                            table,
                            log.read(table, 0).stream()
                                    .map(entry -> new LoggedEvent(entry.seq(), json.read(entry.event())))
                                    .toList()));
        }
        return logs;
    }

    private void printSummary(Crowd crowd, Observations observations, List<Violation> violations) {
        Map<Attempt.Answer, Integer> answers = new EnumMap<>(Attempt.Answer.class);
        observations.attempts().forEach(attempt -> answers.merge(attempt.answer(), 1, Integer::sum));
        figure("faults", "pannes", observations.faults().size());
        figure("moves confirmed", "coups confirmés", answers.getOrDefault(Attempt.Answer.DONE, 0));
        figure("moves refused", "coups refusés", answers.getOrDefault(Attempt.Answer.NOT_DONE, 0));
        figure("moves of unknown outcome", "coups à l’issue inconnue", answers.getOrDefault(Attempt.Answer.UNKNOWN, 0));
        figure(
                "messages compared with the log",
                "messages comparés au journal",
                crowd.notes().frames());
        figure("connections", "connexions", crowd.notes().connections());
        figure("pauses of a second or more outside of faults", "pauses d’une seconde ou plus hors des pannes", (int)
                observations.pauses().stream()
                        .filter(pause -> observations.faults().stream()
                                .noneMatch(fault -> fault.overlaps(pause.from(), pause.to())))
                        .count());
        figure("violations", "violations", violations.size());
        violations.stream().limit(SHOWN).forEach(System.out::println);
        if (violations.size() > SHOWN) {
            Map<Violation.Kind, Integer> kinds = new EnumMap<>(Violation.Kind.class);
            violations.forEach(violation -> kinds.merge(violation.kind(), 1, Integer::sum));
            System.out.println(kinds);
        }
    }

    private static void figure(String en, String fr, int number) {
        ReportPrinter.figure(en, fr, Integer.toString(number), "");
    }

    /** What the processes have written, for whoever looks for the cause. */
    static void keepLogs(Path folder, String name) {
        try (Stream<Path> files = Files.list(folder)) {
            Path kept = Files.createDirectories(folder.resolveSibling(name));
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".log")).toList()) {
                Files.copy(file, kept.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
            ReportPrinter.say("What the processes wrote is in " + kept + ".", "Les journaux sont dans " + kept + ".");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
