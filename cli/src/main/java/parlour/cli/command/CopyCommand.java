package parlour.cli.command;

import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Text;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.setup.DatabaseCopy;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour copy}: all data from one database to another, SQLite or PostgreSQL. */
@Command(name = "copy")
public final class CopyCommand extends ConsoleCommand {

    @CommandLine.Option(names = "--from", paramLabel = "DATABASE", required = true)
    private String from;

    @CommandLine.Option(names = "--to", paramLabel = "DATABASE", required = true)
    private String to;

    public CopyCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        DatabaseCopy.Copied copied;
        try {
            copied = DatabaseCopy.copy(location(from), location(to));
        } catch (StoreException refused) {
            throw new CommandException(refused.sentence());
        }
        console.say(new Text(
                copied.rows() + " rows of " + copied.tables() + " tables copied and compared, with " + copied.events()
                        + " game events. All are identical.",
                copied.rows() + " lignes de " + copied.tables() + " tables copiées et comparées, dont "
                        + copied.events() + " événements de parties. Toutes sont identiques."));
        return ExitCode.OK;
    }

    private static DatabaseLocation location(String text) {
        return DatabaseLocation.of(
                text,
                System.getenv().getOrDefault("PARLOUR_DATABASE_USER", ""),
                System.getenv().getOrDefault("PARLOUR_DATABASE_PASSWORD", ""));
    }
}
