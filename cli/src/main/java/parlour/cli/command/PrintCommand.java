package parlour.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.cli.arguments.CardsArgument;
import parlour.cli.console.AtomicFile;
import parlour.cli.console.CliMessages;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.sheets.ConanSheets;
import parlour.cli.sheets.ConquestBoardSheet;
import parlour.cli.sheets.DominationSheets;
import parlour.conan.ConanPosition;
import parlour.conan.card.CardPictures;
import parlour.conquest.ConquestPosition;
import parlour.domination.DominationPosition;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Text;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour print}: the material of a game, on sheets to cut out. */
@Command(name = "print")
public final class PrintCommand extends ConsoleCommand {

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String id;

    @Option(names = "--layout", paramLabel = "A-E|seed:N|rows:…", descriptionKey = "layout")
    private @Nullable String layout;

    @Mixin
    private final CardsArgument cards = new CardsArgument();

    @Option(names = "--size", paramLabel = "large|small", descriptionKey = "size")
    private @Nullable String size;

    @Option(names = "--bw", descriptionKey = "blackAndWhite")
    private boolean isBlackAndWhite;

    @Option(names = "--out", paramLabel = "FILE.pdf", descriptionKey = "printed")
    private @Nullable Path file;

    public PrintCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        Game game = cards.game(GameRegistry.find(id).orElseThrow(() -> badArgument(CliMessages.gameUnknown(id))));
        List<String> settings = new ArrayList<>();
        if (layout != null) {
            settings.add("layout=" + layout);
        }
        Options options = Options.of(game, settings);
        game.notice(options).ifPresent(console::complain);
        byte[] sheets = switch (begun(game.start(options))) {
            case DominationPosition position ->
                new DominationSheets(position.layout(), size(), console.language()).pdf();
            case ConquestPosition position ->
                new ConquestBoardSheet(game, inOneSize(position), console.language()).pdf();
            case ConanPosition position ->
                new ConanSheets(inOneSize(position).set(), pictures(), console.language(), !isBlackAndWhite).pdf();
            default ->
                throw new CommandException(
                        "There is nothing to print for " + id + ".", "Il n’y a rien à imprimer pour " + id + ".");
        };
        Path target = file == null ? Path.of(id + nameOfLayout() + ".pdf") : file;
        AtomicFile.write(target, sheets);
        console.say(new Text(
                "Written to " + target + ". Print it at actual size (100 %).",
                "Écrit dans " + target + ". Imprimez-le à sa taille réelle (100 %)."));
        return ExitCode.OK;
    }

    private Map<String, String> pictures() throws NotationException {
        Optional<String> contents = cards.contents();
        return contents.isEmpty() ? Map.of() : CardPictures.read(contents.get());
    }

    /** The position after the first draw: the board does not depend on who begins. */
    private static Position begun(Position position) {
        if (position instanceof ConquestPosition && position.turn() == Position.CHANCE) {
            position.play(position.legalMoveAt(0));
        }
        return position;
    }

    /** In a file name; the digits of a typed board would be too long. */
    private String nameOfLayout() {
        if (layout == null) {
            return "";
        }
        return "-" + (layout.startsWith("rows:") ? "rows" : layout.replace(':', '-'));
    }

    private DominationSheets.Size size() {
        return switch (size == null ? "large" : size) {
            case "large" -> DominationSheets.Size.LARGE;
            case "small" -> DominationSheets.Size.SMALL;
            default ->
                throw badArgument(new Text(
                        "--size must be large or small, not \"" + size + "\".",
                        "--size doit être large (grand) ou small (petit), pas « " + size + " »."));
        };
    }

    private <P extends Position> P inOneSize(P position) {
        if (size != null) {
            throw badArgument(new Text(
                    "This game is printed in one size only: leave out --size.",
                    "Ce jeu ne s’imprime qu’en une taille : omettez --size."));
        }
        return position;
    }
}
