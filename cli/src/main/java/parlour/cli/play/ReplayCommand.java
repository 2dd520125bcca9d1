package parlour.cli.play;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.NotationException;
import parlour.game.file.GameFile;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour replay}: steps through a game file, forwards and back, or prints it all at once for scripts. */
@Command(name = "replay")
public final class ReplayCommand extends ConsoleCommand {

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "gameFile")
    private Path file;

    @Option(names = "--ply", paramLabel = "N", descriptionKey = "ply")
    private @Nullable Integer ply;

    @Option(names = "--all", descriptionKey = "all")
    private boolean all;

    @Option(names = "--compact", descriptionKey = "compact")
    private boolean compact;

    public ReplayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        GameFile game = new GameFiles().read(file);
        ReplayViewer rerun =
                new ReplayViewer(new Screen(console, System.getenv(), compact), game, game.replay(GameRegistry.all()));
        int from = ply == null ? 0 : ply;
        if (from < 0 || from > rerun.plies()) {
            throw new CommandException(
                    "The game has " + rerun.plies() + " moves; there is no position after move " + from + ".",
                    "La partie a " + rerun.plies() + " coups ; il n’y a pas de position après le coup " + from + ".");
        }
        if (console.inIsTerminal() && !all) {
            rerun.walk(from);
        } else if (ply != null && !all) {
            rerun.print(from);
        } else {
            rerun.printAll(from);
        }
        return ExitCode.OK;
    }
}
