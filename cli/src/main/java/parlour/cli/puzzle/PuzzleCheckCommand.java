package parlour.cli.puzzle;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.puzzle.Puzzle;
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
        Map<String, Integer> proved = new LinkedHashMap<>();
        int wrong = 0;
        try (ProgressBar progress = new ProgressBar(console, new Text("puzzles", "problèmes"))) {
            for (int i = 0; i < puzzles.size(); i++) {
                progress.at(i, puzzles.size());
                Puzzle puzzle = puzzles.get(i);
                Optional<Text> objection = PuzzleKinds.of(puzzle.game()).objection(puzzle);
                if (objection.isEmpty()) {
                    proved.merge(puzzle.game().title().en(), 1, Integer::sum);
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
        String tally = String.join(
                ", ",
                proved.entrySet().stream()
                        .map(it -> it.getKey() + " " + it.getValue())
                        .toList());
        console.say(new Text(
                puzzles.size() + " puzzles proved in " + seconds + ": " + tally + ".",
                puzzles.size() + " problèmes prouvés en " + seconds + " : " + tally + "."));
        return ExitCode.OK;
    }
}
