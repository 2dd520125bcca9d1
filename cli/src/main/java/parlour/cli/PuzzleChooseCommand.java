package parlour.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import parlour.bot.puzzle.Selection;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.puzzle.Puzzle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour puzzles choose}: a set of puzzles unlike each other, out of all that were found. */
@Command(name = "choose", mixinStandardHelpOptions = true)
final class PuzzleChooseCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "puzzles.file")
    @SuppressWarnings("NullAway.Init") // picocli insists on it
    private Path file;

    @Option(names = "--each", paramLabel = "N", descriptionKey = "puzzles.each")
    private int each = 160;

    @Option(names = "--out", paramLabel = "FILE", required = true, descriptionKey = "puzzles.set")
    @SuppressWarnings("NullAway.Init") // picocli insists on it
    private Path out;

    PuzzleChooseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws NotationException {
        List<Puzzle> found = PuzzleFile.read(file).puzzles();
        List<Puzzle> chosen = Selection.of(found, each);
        new PuzzleFile(chosen, Map.of()).write(out);
        console.say(new Text(
                chosen.size() + " of " + found.size() + " puzzles chosen: " + out,
                chosen.size() + " problèmes choisis sur " + found.size() + " : " + out));
        return Main.OK;
    }
}
