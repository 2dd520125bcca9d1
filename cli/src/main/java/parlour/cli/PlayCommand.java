package parlour.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parlour.cli.table.Person;
import parlour.cli.table.Play;
import parlour.cli.table.Screen;
import parlour.cli.table.Table;
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.shelf.Shelf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour play}: a game at this terminal, by people and by scripts. */
@Command(name = "play", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private final GameArguments about = new GameArguments();

    @Option(names = "--load", paramLabel = "FILE", descriptionKey = "load")
    private @Nullable Path load;

    @Option(names = "--save", paramLabel = "FILE", descriptionKey = "save")
    private @Nullable Path save;

    @Option(names = "--force", descriptionKey = "force")
    private boolean force;

    @Option(names = "--quick", descriptionKey = "quick")
    private boolean quick;

    @Option(names = "--no-warnings", descriptionKey = "noWarnings")
    private boolean noWarnings;

    @Option(names = "--compact", descriptionKey = "compact")
    private boolean compact;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws NotationException {
        Screen screen = new Screen(console, System.getenv(), compact);
        GameFiles files = new GameFiles();
        TableKeeper keeper = new TableKeeper(screen, files);
        Table table = table(files);
        if (save != null) {
            keeper.keep(save, force);
        }
        Person.Habits habits = new Person.Habits(quick, !noWarnings);
        SecureRandom random = new SecureRandom();
        new Play(table, seat -> new Person(seat, screen, keeper, habits), screen, keeper, random::nextInt).run();
        return Main.OK;
    }

    private Table table(GameFiles files) throws NotationException {
        Game game = about.game();
        if (load == null) {
            return new Table(game, about.options(), about.position());
        }
        if (about.isMoreThanAGame()) {
            throw new Refused(
                    "With --load the file tells options and position: leave out -o and --position.",
                    "Avec --load le fichier donne options et position : retirez -o et --position.");
        }
        GameFile file = files.read(load);
        Table table = Table.of(file, Shelf.games());
        if (!table.game().equals(game)) {
            throw new Refused(
                    load + " is a game of " + table.game().title().en() + ", not of "
                            + game.title().en() + ".",
                    load + " est une partie de " + table.game().title().fr() + ", pas de "
                            + game.title().fr() + ".");
        }
        return table;
    }
}
