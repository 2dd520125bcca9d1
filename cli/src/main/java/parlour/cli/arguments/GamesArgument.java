package parlour.cli.arguments;

import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.BadArgument;
import parlour.cli.console.CliMessages;
import parlour.game.Game;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The game a command applies to, or all of them. */
public final class GamesArgument {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "games")
    private @Nullable String id;

    /** The game given, or all. */
    public List<Game> games() {
        if (id == null) {
            return GameRegistry.all();
        }
        String asked = id;
        return List.of(GameRegistry.find(asked)
                .orElseThrow(() -> new BadArgument(spec.commandLine(), CliMessages.gameUnknown(asked))));
    }
}
