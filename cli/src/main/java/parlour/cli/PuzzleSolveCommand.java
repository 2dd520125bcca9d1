package parlour.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parlour.cli.table.Riddle;
import parlour.cli.table.Screen;
import parlour.conquest.ConquestPosition;
import parlour.game.Text;
import parlour.puzzle.Puzzle;
import parlour.puzzle.Puzzles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour puzzles solve}: a puzzle at this terminal. */
@Command(name = "solve", mixinStandardHelpOptions = true)
final class PuzzleSolveCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", arity = "0..1", paramLabel = "ID", descriptionKey = "puzzles.id")
    private @Nullable String id;

    @Option(names = "--compact", descriptionKey = "compact")
    private boolean compact;

    PuzzleSolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Puzzle puzzle = id == null ? PuzzlesCommand.ofToday() : named(id);
        Screen screen = new Screen(console, System.getenv(), compact);
        if (puzzle.solver() == ConquestPosition.BLACK) {
            screen.flip();
        }
        String stars = PuzzlesCommand.stars(puzzle);
        screen.say(new Text(
                puzzle.game().title().en() + ", puzzle " + puzzle.id() + "  " + stars,
                puzzle.game().title().fr() + ", problème " + puzzle.id() + "  " + stars));
        new Riddle(puzzle, screen).run();
        return Main.OK;
    }

    private static Puzzle named(String id) {
        return Puzzles.puzzle(id)
                .orElseThrow(() -> new Refused(
                        "There is no puzzle \"" + id + "\"; ./parlour puzzles lists them.",
                        "Il n’y a pas de problème « " + id + " » ; ./parlour puzzles en donne la liste."));
    }
}
