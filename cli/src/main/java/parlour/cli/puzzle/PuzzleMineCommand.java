package parlour.cli.puzzle;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import parlour.bot.puzzle.PuzzleMiner;
import parlour.bot.runtime.SearchLimit;
import parlour.cli.arguments.EditionArgument;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.conquest.Conquest;
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
    private final EditionArgument edition = new EditionArgument();

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
        List<Conquest> editions = edition.editions(PuzzlesCommand::noPuzzles);
        long max = time == null ? Long.MAX_VALUE : time(time).toNanos();
        PuzzleFile found = Files.exists(file) ? PuzzleFile.read(file) : PuzzleFile.empty();
        checkSeed(found);
        int before = found.puzzles().size();
        int played = 0;
        long begun = System.nanoTime();
        long saved = begun;
        try (ProgressBar progress = new ProgressBar(console, new Text("games", "parties"))) {
            for (int i = 0; i < games * editions.size() && System.nanoTime() - begun < max; i++) {
                Conquest edition = editions.get(i % editions.size());
                found = found.with(edition, new PuzzleMiner(edition, seed).mine(found.played(edition)));
                played++;
                progress.at(played, (long) games * editions.size(), tally(found));
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

    /** The number of wins in one, in two and in three. */
    private static String tally(PuzzleFile found) {
        int[] counts = new int[Puzzle.MAX_MOVES + 1];
        found.puzzles().forEach(puzzle -> counts[puzzle.moves()]++);
        List<String> parts = new ArrayList<>();
        for (int moves = 1; moves <= Puzzle.MAX_MOVES; moves++) {
            parts.add(Integer.toString(counts[moves]));
        }
        return String.join(" + ", parts);
    }
}
