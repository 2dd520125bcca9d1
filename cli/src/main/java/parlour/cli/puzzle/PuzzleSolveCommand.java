package parlour.cli.puzzle;

import org.jspecify.annotations.Nullable;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.play.Screen;
import parlour.conquest.ConquestPosition;
import parlour.game.Text;
import parlour.puzzle.Puzzle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour puzzles solve}: a puzzle at this terminal. */
@Command(name = "solve")
public final class PuzzleSolveCommand extends ConsoleCommand {

    @Parameters(index = "0", arity = "0..1", paramLabel = "ID", descriptionKey = "puzzles.id")
    private @Nullable String id;

    @Option(names = "--compact", descriptionKey = "compact")
    private boolean compact;

    public PuzzleSolveCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Puzzle puzzle = id == null ? PuzzlesCommand.ofToday() : PuzzlesCommand.named(id);
        Screen screen = new Screen(console, System.getenv(), compact);
        if (puzzle.start() instanceof ConquestPosition position && position.side() == ConquestPosition.BLACK) {
            screen.flip();
        }
        String stars = PuzzlesCommand.stars(puzzle);
        screen.say(new Text(
                puzzle.game().title().en() + ", puzzle " + puzzle.id() + "  " + stars,
                puzzle.game().title().fr() + ", problème " + puzzle.id() + "  " + stars));
        new PuzzleSession(puzzle, screen).run();
        return ExitCode.OK;
    }
}
