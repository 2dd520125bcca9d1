package parlour.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parlour.cli.table.Rerun;
import parlour.cli.table.Screen;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.shelf.Shelf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour replay}: a game file move by move, forwards and back, or all at once for a program. */
@Command(name = "replay", mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "gameFile")
    @SuppressWarnings("NullAway.Init") // picocli insists on it
    private Path file;

    @Option(names = "--ply", paramLabel = "N", descriptionKey = "ply")
    private @Nullable Integer ply;

    @Option(names = "--all", descriptionKey = "all")
    private boolean all;

    @Option(names = "--compact", descriptionKey = "compact")
    private boolean compact;

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws NotationException {
        GameFile game = new GameFiles().read(file);
        Rerun rerun = new Rerun(new Screen(console, System.getenv(), compact), game, game.replay(Shelf.games()));
        int from = ply == null ? 0 : ply;
        if (from < 0 || from > rerun.plies()) {
            throw new Refused(
                    "The game has " + rerun.plies() + " moves; there is no position after move " + from + ".",
                    "La partie a " + rerun.plies() + " coups ; il n’y a pas de position après le coup " + from + ".");
        }
        if (console.inIsTerminal() && !all) {
            rerun.walk(from);
        } else if (ply != null && !all) {
            rerun.printOne(from);
        } else {
            rerun.printAll(from);
        }
        return Main.OK;
    }
}
