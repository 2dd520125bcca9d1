package parlour.cli.command;

import java.nio.file.Path;
import parlour.cli.arguments.ServeOptions;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Text;
import parlour.server.store.StoreException;
import parlour.server.store.setup.Backup;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour backup}: a copy of all data in one file, also while the server runs. */
@Command(name = "backup")
public final class BackupCommand extends ConsoleCommand {

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    @CommandLine.Parameters(paramLabel = "FILE", descriptionKey = "backup.file")
    private Path file;

    public BackupCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        try {
            Backup.of(options.database(System.getenv())).to(file);
        } catch (StoreException refused) {
            throw new CommandException(refused.sentence());
        }
        console.say(new Text("Everything was copied to " + file + ".", "Tout a été copié dans " + file + "."));
        return ExitCode.OK;
    }
}
