package parlour.cli.admin;

import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.game.Text;
import parlour.server.people.Result;
import parlour.server.people.moderation.AdminAction;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour admin undo}: undoes an action. */
@Command(name = "undo")
final class UndoCommand extends AdminSubcommand {

    @CommandLine.Parameters(paramLabel = "ACTION", descriptionKey = "admin.action")
    private String id;

    UndoCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        if (database.moderation().undo(id, "") instanceof Result.Refused<AdminAction>) {
            throw new CommandException(
                    "There is no action " + id + " in force.", "Il n’y a pas d’action " + id + " en vigueur.");
        }
        console.say(new Text("Undone.", "C’est annulé."));
    }
}
