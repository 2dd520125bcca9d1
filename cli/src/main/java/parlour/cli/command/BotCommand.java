package parlour.cli.command;

import java.io.IOException;
import parlour.bot.Level;
import parlour.bot.registry.BotRegistry;
import parlour.bot.runtime.BotProgram;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.NotationException;
import parlour.game.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code parlour bot}: a built-in bot as a program for other tournaments, on standard input and output. */
@Command(name = "bot")
public final class BotCommand extends ConsoleCommand {

    @Option(names = "--level", paramLabel = "L", descriptionKey = "level", defaultValue = "8")
    private int level;

    public BotCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException, NotationException {
        int max = Level.all().size();
        Level wanted = Level.of(level)
                .orElseThrow(() -> badArgument(new Text(
                        "--level must be from 1 to " + max + ", not " + level + ".",
                        "--level doit aller de 1 à " + max + ", pas " + level + ".")));
        new BotProgram(
                        console.in(),
                        console.out(),
                        (game, seed) -> BotRegistry.bot(game, wanted, seed).orElseThrow())
                .run();
        return ExitCode.OK;
    }
}
