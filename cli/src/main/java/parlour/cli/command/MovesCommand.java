package parlour.cli.command;

import java.util.List;
import parlour.cli.arguments.GameArguments;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour moves}: one legal move per line, sorted. */
@Command(name = "moves")
public final class MovesCommand extends ConsoleCommand {

    @Mixin
    private final GameArguments about = new GameArguments();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public MovesCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException {
        Position position = about.position(true);
        List<String> texts = position.legalMoveTexts().stream().sorted().toList();
        if (json) {
            console.out()
                    .println(new View()
                            .with("position", position.notation())
                            .with("moves", texts)
                            .json());
        } else {
            texts.forEach(console.out()::println);
        }
        return ExitCode.OK;
    }
}
