package parlour.cli.admin;

import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.server.people.moderation.AdminAction.Kind;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour admin close-table}: closes a table to everybody. */
@Command(name = "close-table")
final class CloseTableCommand extends AdminSubcommand {

    @CommandLine.Parameters(paramLabel = "TABLE", descriptionKey = "admin.table")
    private String table;

    @CommandLine.Mixin
    private final ActionDetails details = new ActionDetails();

    CloseTableCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        if (database.listings().find(table).isEmpty()) {
            throw new CommandException("There is no table " + table + ".", "Il n’y a pas de table " + table + ".");
        }
        report(database.moderation().act(Kind.CLOSE_TABLE, table, "", details.why(), "", details.length()));
    }
}
