package parlour.cli.puzzle;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleVerifier;
import parlour.puzzle.Puzzles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code parlour puzzles check}: proves all bundled puzzles again, or those of a file. */
@Command(name = "check")
public final class PuzzleCheckCommand extends ConsoleCommand {

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", descriptionKey = "puzzles.file")
    private @Nullable Path file;

    public PuzzleCheckCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        List<Puzzle> puzzles =
                file == null ? Puzzles.all() : PuzzleFile.read(file).puzzles();
        long begun = System.nanoTime();
        int[] proved = new int[Puzzle.MAX_MOVES + 1];
        int wrong = 0;
        try (ProgressBar progress = new ProgressBar(console, new Text("puzzles", "problèmes"))) {
            for (int i = 0; i < puzzles.size(); i++) {
                progress.at(i, puzzles.size());
                Puzzle puzzle = puzzles.get(i);
                Optional<Text> objection = PuzzleVerifier.objection(puzzle);
                if (objection.isEmpty()) {
                    proved[puzzle.moves()]++;
                } else {
                    wrong++;
                    console.complain(new Text(
                            puzzle.id() + ": " + objection.get().en(),
                            puzzle.id() + " : " + objection.get().fr()));
                }
            }
        }
        String seconds = String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - begun) / 1e9);
        if (wrong > 0) {
            throw new CommandException(
                    wrong + " of " + puzzles.size() + " puzzles are not as stated.",
                    wrong + " problèmes sur " + puzzles.size() + " ne sont pas conformes.");
        }
        console.say(new Text(
                puzzles.size() + " puzzles proved in " + seconds + ": " + proved[1] + " wins in one, " + proved[2]
                        + " in two, " + proved[3] + " in three.",
                puzzles.size() + " problèmes prouvés en " + seconds + " : " + proved[1] + " gains en un coup, "
                        + proved[2] + " en deux, " + proved[3] + " en trois."));
        return ExitCode.OK;
    }
}
