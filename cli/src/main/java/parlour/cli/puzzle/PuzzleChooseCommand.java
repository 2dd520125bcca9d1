package parlour.cli.puzzle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.puzzle.Puzzle;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour puzzles choose}: a varied set of puzzles, selected from all that were found. */
@Command(name = "choose")
public final class PuzzleChooseCommand extends ConsoleCommand {

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "puzzles.file")
    private Path file;

    @Option(names = "--per-game", paramLabel = "N", descriptionKey = "puzzles.perGame")
    private int perGame = 160;

    @Option(names = "--out", paramLabel = "FILE", required = true, descriptionKey = "puzzles.set")
    private Path out;

    public PuzzleChooseCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        List<Puzzle> found = PuzzleFile.read(file).puzzles();
        List<Puzzle> chosen = new ArrayList<>();
        for (Game game : GameRegistry.all()) {
            chosen.addAll(PuzzleKinds.choose(game, found, perGame));
        }
        new PuzzleFile(chosen, Map.of()).write(out);
        console.say(new Text(
                chosen.size() + " of " + found.size() + " puzzles chosen: " + out,
                chosen.size() + " problèmes choisis sur " + found.size() + " : " + out));
        return ExitCode.OK;
    }
}
