package parlour.cli.explorer;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import parlour.bot.explorer.OpeningGame;
import parlour.bot.explorer.OpeningMoves;
import parlour.cli.arguments.EditionArgument;
import parlour.cli.console.AtomicFile;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.conquest.Conquest;
import parlour.explorer.OpeningCounter;
import parlour.explorer.OpeningTable;
import parlour.game.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code parlour explorer build}: plays games between bots and counts their first moves; goes on where it stopped. The
 * same seed and number of games give the same file, however often the work was interrupted.
 */
@Command(name = "build")
public final class ExplorerBuildCommand extends ConsoleCommand {

    private static final int MAX_GAMES = 1_000_000;

    /** Deeper, hardly any position occurs twice. */
    private static final int PLIES = 12;

    /** A position that occurred less often says nothing. */
    private static final int LEAST_GAMES = 3;

    @Mixin
    private final EditionArgument edition = new EditionArgument();

    @Option(names = "--games", paramLabel = "N", descriptionKey = "explorer.games")
    private int games = 50_000;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "explorer.seed")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "explorer.out")
    private Path folder = Path.of("data", "explorer");

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "explorer.threads")
    private int threads = Runtime.getRuntime().availableProcessors();

    public ExplorerBuildCommand(Console console) {
        super(console);
    }

    /** An edition, what the search found about its first positions, and its games so far. */
    private record Work(Conquest edition, OpeningMoves opening, RecordedGames recorded) {}

    /** A game that is being played. */
    private record Begun(RecordedGames recorded, Future<OpeningGame> game) {}

    @Override
    public Integer call() throws InterruptedException {
        if (games < 1 || games > MAX_GAMES) {
            throw badArgument(new Text(
                    "The number of games is from 1 to " + MAX_GAMES + ".",
                    "Le nombre de parties va de 1 à " + MAX_GAMES + "."));
        }
        if (threads < 1 || threads > 1_000) {
            throw badArgument(new Text("Give from 1 to 1000 threads.", "Donnez de 1 à 1000 fils d’exécution."));
        }
        List<Work> works = edition.editions(ExplorerCommand::noExplorer).stream()
                .map(one -> new Work(one, new OpeningMoves(one), RecordedGames.open(folder, one, seed)))
                .toList();
        play(works);
        works.forEach(work -> write(work.edition, work.recorded));
        return ExitCode.OK;
    }

    /** The editions in turn, so that an interruption leaves about as many games of each. */
    private void play(List<Work> works) throws InterruptedException {
        ThreadFactory daemons =
                Thread.ofPlatform().daemon().name("explorer-", 0).factory();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads, daemons);
                ProgressBar progress = new ProgressBar(console, new Text("games", "parties"))) {
            Deque<Begun> begun = new ArrayDeque<>();
            long of = (long) games * works.size();
            for (int number = 0; number < games; number++) {
                for (Work work : works) {
                    if (number >= work.recorded.games().size()) {
                        begun.add(begin(workers, work, number));
                    }
                    if (begun.size() > 4 * threads) {
                        keep(begun.remove());
                        progress.at(done(works), of);
                    }
                }
            }
            while (!begun.isEmpty()) {
                keep(begun.remove());
                progress.at(done(works), of);
            }
        }
    }

    private Begun begin(ExecutorService workers, Work work, int number) {
        return new Begun(
                work.recorded, workers.submit(() -> OpeningGame.play(work.edition, work.opening, seed, number)));
    }

    private static void keep(Begun begun) throws InterruptedException {
        try {
            begun.recorded.add(begun.game.get());
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a game for the explorer broke down", failure.getCause());
        }
    }

    private static long done(List<Work> works) {
        return works.stream().mapToLong(work -> work.recorded.games().size()).sum();
    }

    /** Counts the first games, even if more are recorded. */
    private void write(Conquest one, RecordedGames recorded) {
        OpeningCounter counter = new OpeningCounter(PLIES);
        for (OpeningGame game : recorded.games().subList(0, games)) {
            counter.add(OpeningGame.start(one), game.moves(), game.whiteShare());
        }
        OpeningTable table = counter.table(OpeningGame.LEVEL.number(), LEAST_GAMES);
        byte[] bytes = table.write();
        Path file = folder.resolve(one.id() + ".openings");
        AtomicFile.write(file, bytes);
        int positions = table.positions().size();
        console.say(new Text(
                games + " games of " + one.title().en() + ": " + positions + " positions, " + bytes.length / 1_000
                        + " KB in " + file,
                games + " parties de " + one.title().fr() + " : " + positions + " positions, " + bytes.length / 1_000
                        + " Ko dans " + file));
    }
}
