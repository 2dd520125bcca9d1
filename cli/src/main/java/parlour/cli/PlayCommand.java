package parlour.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parlour.bot.Bot;
import parlour.bot.Level;
import parlour.bot.host.EndingsFolder;
import parlour.bot.shelf.Bots;
import parlour.cli.table.Computer;
import parlour.cli.table.Person;
import parlour.cli.table.Play;
import parlour.cli.table.Player;
import parlour.cli.table.Screen;
import parlour.cli.table.Table;
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.shelf.Shelf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code parlour play}: a game at this terminal, by people, by scripts and against the computer. */
@Command(name = "play", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {

    /** Long enough for the strongest level to play well, short enough to wait for. */
    private static final Duration TIME = Duration.ofSeconds(3);

    private final Console console;
    private final SecureRandom random = new SecureRandom();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in
    private CommandSpec spec;

    @Mixin
    private final GameArguments about = new GameArguments();

    @Option(names = "--against", paramLabel = "LEVEL", descriptionKey = "against")
    private @Nullable String against;

    @Option(names = "--seat", paramLabel = "SEAT", descriptionKey = "seat")
    private @Nullable String seat;

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
        Game game = about.game();
        Optional<Level> level = level();
        int own = seat(game);
        Screen screen = new Screen(console, System.getenv(), compact);
        GameFiles files = new GameFiles();
        TableKeeper keeper = new TableKeeper(screen, files);
        Table table = table(game, files);
        if (save != null) {
            keeper.keep(save, force);
        }
        if (own != 0) {
            screen.flip();
        }
        if (level.isPresent() && Bots.bot(game, level.get(), 0).isEmpty()) {
            throw new Refused(Opponents.nobodyPlays(game));
        }
        Person.Habits habits = new Person.Habits(quick, !noWarnings);
        Play.Seating seating = (at, place) -> level.isPresent() && place != own
                ? computer(at, place, level.get(), screen)
                : new Person(place, screen, keeper, habits);
        new Play(table, seating, screen, keeper, random::nextInt).run();
        return Main.OK;
    }

    private Player computer(Table table, int place, Level level, Screen screen) {
        table.name(place, "Parlour " + level.number() + ", " + level.title().en());
        // Another seed for every game: nobody wants to play the same one twice.
        Bot bot = Bots.bot(table.game(), level, random.nextLong(), new EndingsFolder(EndingsFolder.USUAL))
                .orElseThrow();
        return new Computer(place, bot, TIME, screen);
    }

    private Optional<Level> level() {
        if (against == null) {
            return Optional.empty();
        }
        String typed = against;
        return Optional.of(Opponents.level(typed)
                .orElseThrow(() -> new Sentences.BadArgument(spec.commandLine(), Opponents.levelUnknown(typed))));
    }

    /** Where the person sits who plays against the computer. */
    private int seat(Game game) throws NotationException {
        if (seat == null) {
            return 0;
        }
        String typed = seat;
        return Opponents.seat(game, about.options().seats(), typed)
                .orElseThrow(() -> new Sentences.BadArgument(spec.commandLine(), Opponents.seatUnknown(game, typed)));
    }

    private Table table(Game game, GameFiles files) throws NotationException {
        if (load == null) {
            return new Table(game, about.options(), about.position());
        }
        if (about.isMoreThanAGame()) {
            throw new Sentences.BadArgument(
                    spec.commandLine(),
                    new parlour.game.Text(
                            "With --load the file tells options and position: leave out -o and --position.",
                            "Avec --load le fichier donne options et position : retirez -o et --position."));
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
