package parlour.cli.play;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.bot.Bot;
import parlour.bot.Level;
import parlour.bot.host.EndingsFolder;
import parlour.bot.shelf.Bots;
import parlour.cli.arguments.GameArguments;
import parlour.cli.arguments.LevelsAndSeats;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.shelf.Shelf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour play}: a game at this terminal, by people, by scripts and against the computer. */
@Command(name = "play")
public final class PlayCommand extends ConsoleCommand {

    /** Long enough for the strongest level to play well, short enough to wait for. */
    private static final Duration TIME = Duration.ofSeconds(3);

    private final SecureRandom random = new SecureRandom();

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

    public PlayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        Game game = about.game();
        Optional<Level> level = level();
        int own = seat(game);
        Screen screen = new Screen(console, System.getenv(), compact);
        GameFiles files = new GameFiles();
        FileGameSaver keeper = new FileGameSaver(screen, files);
        Table table = table(game, files);
        if (save != null) {
            keeper.keep(save, force);
        }
        if (own != 0) {
            screen.flip();
        }
        if (level.isPresent() && Bots.bot(game, level.get(), 0).isEmpty()) {
            throw new CommandException(LevelsAndSeats.nobodyPlays(game));
        }
        KeyboardPlayer.Habits habits = new KeyboardPlayer.Habits(quick, !noWarnings);
        GameLoop.Seating seating = (at, place) -> level.isPresent() && place != own
                ? computer(at, place, level.get(), screen)
                : new KeyboardPlayer(place, screen, keeper, habits);
        new GameLoop(table, seating, screen, keeper, random::nextInt).run();
        return ExitCode.OK;
    }

    private Player computer(Table table, int place, Level level, Screen screen) {
        table.name(place, "Parlour " + level.number() + ", " + level.title().en());
        // Another seed for every game: nobody wants to play the same one twice.
        Bot bot = Bots.bot(table.game(), level, random.nextLong(), new EndingsFolder(EndingsFolder.USUAL))
                .orElseThrow();
        return new BotPlayer(place, bot, TIME, screen);
    }

    private Optional<Level> level() {
        if (against == null) {
            return Optional.empty();
        }
        String typed = against;
        return Optional.of(
                LevelsAndSeats.level(typed).orElseThrow(() -> badArgument(LevelsAndSeats.levelUnknown(typed))));
    }

    /** Where the person sits who plays against the computer. */
    private int seat(Game game) throws NotationException {
        if (seat == null) {
            return 0;
        }
        String typed = seat;
        return LevelsAndSeats.seat(game, about.options().seats(), typed)
                .orElseThrow(() -> badArgument(LevelsAndSeats.seatUnknown(game, typed)));
    }

    private Table table(Game game, GameFiles files) throws NotationException {
        if (load == null) {
            return new Table(game, about.options(), about.position());
        }
        if (about.isMoreThanAGame()) {
            throw badArgument(new parlour.game.Text(
                    "With --load the file tells options and position: leave out -o and --position.",
                    "Avec --load le fichier donne options et position : retirez -o et --position."));
        }
        GameFile file = files.read(load);
        Table table = Table.of(file, Shelf.games());
        if (!table.game().equals(game)) {
            throw new CommandException(
                    load + " is a game of " + table.game().title().en() + ", not of "
                            + game.title().en() + ".",
                    load + " est une partie de " + table.game().title().fr() + ", pas de "
                            + game.title().fr() + ".");
        }
        return table;
    }
}
