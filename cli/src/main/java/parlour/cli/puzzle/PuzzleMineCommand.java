package parlour.cli.puzzle;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.bot.runtime.SearchLimit;
import parlour.cli.arguments.GamesArgument;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.puzzle.Puzzle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code parlour puzzles mine}: plays games between bots and collects every puzzle in them; continues where it stopped.
 */
@Command(name = "mine")
public final class PuzzleMineCommand extends ConsoleCommand {

    /** How much work an interruption can lose. */
    private static final long PAUSE = Duration.ofSeconds(20).toNanos();

    @Mixin
    private final GamesArgument argument = new GamesArgument();

    @Option(names = "--games", paramLabel = "N", descriptionKey = "puzzles.games")
    private int games = 100;

    @Option(names = "--time", paramLabel = "T", descriptionKey = "puzzles.time")
    private @Nullable String time;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "puzzles.seed")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "puzzles.pool")
    private Path file = Path.of("puzzles.txt");

    public PuzzleMineCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        List<Game> chosen = argument.games();
        long max = time == null ? Long.MAX_VALUE : time(time).toNanos();
        PuzzleFile found = Files.exists(file) ? PuzzleFile.read(file) : PuzzleFile.empty();
        checkSeed(found);
        int before = found.puzzles().size();
        int played = 0;
        long begun = System.nanoTime();
        long saved = begun;
        try (ProgressBar progress = new ProgressBar(console, new Text("games", "parties"))) {
            for (int i = 0; i < games * chosen.size() && System.nanoTime() - begun < max; i++) {
                Game game = chosen.get(i % chosen.size());
                found = found.with(game, PuzzleKinds.miner(game, seed).mine(found.played(game)));
                played++;
                progress.at(played, (long) games * chosen.size(), tally(found));
                if (System.nanoTime() - saved > PAUSE) {
                    found.write(file);
                    saved = System.nanoTime();
                }
            }
        }
        found.write(file);
        String seconds = String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - begun) / 1e9);
        int more = found.puzzles().size() - before;
        console.say(new Text(
                played + " games in " + seconds + ": " + more + " puzzles found, " + tally(found) + " in " + file,
                played + " parties en " + seconds + " : " + more + " problèmes trouvés, " + tally(found) + " dans "
                        + file));
        return ExitCode.OK;
    }

    private Duration time(String text) {
        try {
            return SearchLimit.time(text);
        } catch (NotationException unreadable) {
            throw badArgument(unreadable.sentence());
        }
    }

    /** Games are numbered from the first one of a seed, so a file belongs to one seed. */
    private void checkSeed(PuzzleFile found) {
        for (Puzzle puzzle : found.puzzles()) {
            if (!puzzle.origin().startsWith(seed + "/")) {
                throw new CommandException(
                        file + " was begun with another seed: " + puzzle.origin() + ".",
                        file + " a été commencé avec une autre graine : " + puzzle.origin() + ".");
            }
        }
    }

    /** The number of puzzles of each game. */
    private static String tally(PuzzleFile found) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        found.puzzles().forEach(puzzle -> counts.merge(puzzle.game().id(), 1, Integer::sum));
        return String.join(
                ", ",
                counts.entrySet().stream()
                        .map(it -> it.getKey() + " " + it.getValue())
                        .toList());
    }
}
