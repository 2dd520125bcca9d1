package parlour.cli.play;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.bot.Bot;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.bot.runtime.TablebaseFolder;
import parlour.cli.arguments.GameArguments;
import parlour.cli.arguments.LevelsAndSeats;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;
import parlour.game.file.GameFile;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour play}: a game at this terminal, by people, by scripts and against the computer. */
@Command(name = "play")
public final class PlayCommand extends ConsoleCommand {

    /** Long enough for the strongest level to play well, short enough to wait for. */
    private static final Duration TIME = Duration.ofSeconds(3);

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

    @Option(names = "--no-confirm", descriptionKey = "noConfirm")
    private boolean noConfirm;

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
        GameFiles files = new GameFiles();
        Optional<GameFile> loaded = loaded(game, files);
        int ownSeat = seat(game, loaded);
        Screen screen = new Screen(console, System.getenv(), compact);
        if (ownSeat != 0) {
            screen.flip();
        }
        GameOpener opener = new GameOpener(new TerminalHost(), level.map(Level::number), ownSeat);
        FileGameSaver saver = new FileGameSaver(screen, files, opener);
        if (save != null) {
            saver.autosaveTo(save, force);
        }
        TerminalGame opened = loaded.isPresent()
                ? opener.resume(loaded.get(), GameRegistry.all())
                : opener.start(game, about.options(), about.position());
        if (loaded.isEmpty()) {
            game.notice(about.options()).ifPresent(console::complain);
        }
        KeyboardPlayer.Habits habits = new KeyboardPlayer.Habits(noConfirm, !noWarnings);
        new GameLoop(
                        opened,
                        screen,
                        saver,
                        place -> new KeyboardPlayer(place, screen, saver, habits),
                        (playing, place, number) -> bot(playing.game(), place, number, screen))
                .run();
        return ExitCode.OK;
    }

    private static BotPlayer bot(Game game, int seat, int number, Screen screen) {
        Level level = Level.of(number).orElseThrow();
        if (!BotRegistry.plays(game)) {
            throw new CommandException(LevelsAndSeats.nobodyPlays(game));
        }
        // A new seed for every game, so that no game is repeated.
        SeededRandom random = new SeededRandom(new SecureRandom().nextLong());
        TablebaseFolder endings = new TablebaseFolder(TablebaseFolder.DEFAULT);
        Supplier<Bot> factory =
                () -> BotRegistry.bot(game, level, random.nextLong(), endings).orElseThrow();
        return new BotPlayer(seat, number, factory, random, TIME, screen);
    }

    private Optional<Level> level() {
        if (against == null) {
            return Optional.empty();
        }
        String typed = against;
        return Optional.of(
                LevelsAndSeats.level(typed).orElseThrow(() -> badArgument(LevelsAndSeats.levelUnknown(typed))));
    }

    /** The person's seat against the computer. */
    private int seat(Game game, Optional<GameFile> loaded) throws NotationException {
        if (seat == null) {
            return 0;
        }
        String typed = seat;
        Options options =
                loaded.isPresent() ? loaded.get().replay(GameRegistry.all()).options() : about.options();
        return LevelsAndSeats.seat(game, options.seats(), typed)
                .orElseThrow(() -> badArgument(LevelsAndSeats.seatUnknown(game, typed)));
    }

    private Optional<GameFile> loaded(Game game, GameFiles files) throws NotationException {
        if (load == null) {
            return Optional.empty();
        }
        if (about.isMoreThanAGame()) {
            throw badArgument(new Text(
                    "With --load, options and position come from the file: leave out -o and --position.",
                    "Avec --load, les options et la position viennent du fichier : retirez -o et --position."));
        }
        GameFile file = files.read(load);
        Text title = file.replay(GameRegistry.all()).game().title();
        if (!title.equals(game.title())) {
            throw new CommandException(
                    load + " is a game of " + title.en() + ", not of "
                            + game.title().en() + ".",
                    load + " est une partie de " + title.fr() + ", pas de "
                            + game.title().fr() + ".");
        }
        return Optional.of(file);
    }
}
