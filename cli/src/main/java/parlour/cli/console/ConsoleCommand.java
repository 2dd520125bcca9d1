package parlour.cli.console;

import java.util.concurrent.Callable;
import parlour.game.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shared by all commands: a console, {@code --help} and {@code --version}, and a way to reject an argument. */
@Command(mixinStandardHelpOptions = true)
public abstract class ConsoleCommand implements Callable<Integer> {

    protected final Console console;

    @Spec
    private CommandSpec spec;

    protected ConsoleCommand(Console console) {
        this.console = console;
    }

    /** For an argument that is invalid in itself: exit code 2. */
    protected final BadArgument badArgument(Text sentence) {
        return new BadArgument(spec.commandLine(), sentence);
    }
}
