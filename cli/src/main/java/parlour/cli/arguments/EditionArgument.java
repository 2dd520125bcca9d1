package parlour.cli.arguments;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.BadArgument;
import parlour.cli.console.CliMessages;
import parlour.cli.console.CommandException;
import parlour.conquest.Conquest;
import parlour.game.Text;
import parlour.registry.GameRegistry;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The edition of Conquest a command applies to, or both. */
public final class EditionArgument {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "edition")
    private @Nullable String id;

    /**
     * The editions given.
     *
     * @param onlyConquest the refusal for another game, given its title
     */
    public List<Conquest> editions(Function<Text, Text> onlyConquest) {
        if (id == null) {
            return List.of(Conquest.values());
        }
        String asked = id;
        var game = GameRegistry.find(asked)
                .orElseThrow(() -> new BadArgument(spec.commandLine(), CliMessages.gameUnknown(asked)));
        if (game instanceof Conquest edition) {
            return List.of(edition);
        }
        throw new CommandException(onlyConquest.apply(game.title()));
    }
}
