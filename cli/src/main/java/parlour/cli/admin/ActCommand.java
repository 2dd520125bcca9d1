package parlour.cli.admin;

import parlour.cli.console.Console;
import parlour.server.people.moderation.AdminAction.Kind;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour admin mute} and {@code hide-name}: what is done to one person. */
@Command
final class ActCommand extends AdminSubcommand {

    private final Kind kind;

    @CommandLine.Parameters(paramLabel = "WHO", descriptionKey = "admin.person")
    private String who;

    @CommandLine.Mixin
    private final ActionDetails details = new ActionDetails();

    ActCommand(Console console, Kind kind) {
        super(console);
        this.kind = kind;
    }

    @Override
    void run(AdminDatabase database) {
        report(database.moderation().act(kind, personId(database, who), "", details.why(), "", details.length()));
    }
}
