package parlour.cli.arguments;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.BadArgument;
import parlour.cli.console.CliMessages;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of most commands: a game, its options, and a position. */
public final class GameArguments {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String id;

    @Option(names = "-o", paramLabel = "key=value", descriptionKey = "option")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--position", paramLabel = "P", descriptionKey = "position")
    private @Nullable String notation;

    @Mixin
    private final CardsArgument cards = new CardsArgument();

    private @Nullable Game found;

    public Game game() throws NotationException {
        Game game = found;
        if (game == null) {
            game = cards.game(GameRegistry.find(id)
                    .orElseThrow(() -> new BadArgument(spec.commandLine(), CliMessages.gameUnknown(id))));
            found = game;
        }
        return game;
    }

    public Options options() throws NotationException {
        return Options.of(game(), cards.settings(game(), settings));
    }

    /** Whether options or a position were given as well. */
    public boolean isMoreThanAGame() {
        return notation != null || !settings.isEmpty() || cards.contents().isPresent();
    }

    /** The position given, or the start of the game. */
    public Position position() throws NotationException {
        return notation == null ? game().start(options()) : game().parse(notation, options());
    }

    /**
     * A position in which a seat can move. If chance is to move, takes the first outcome: analysis needs the same
     * position every time, and in Conquest that is White to move.
     */
    public Position position(boolean afterLots) throws NotationException {
        Position position = position();
        while (afterLots && position.turn() == Position.CHANCE) {
            position.play(position.legalMoveAt(0));
        }
        return position;
    }
}
