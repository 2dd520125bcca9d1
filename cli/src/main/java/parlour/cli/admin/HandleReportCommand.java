package parlour.cli.admin;

import java.time.Duration;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.server.people.moderation.AdminAction.Kind;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour admin handle-report}: marks a report as done. */
@Command(name = "handle-report")
final class HandleReportCommand extends AdminSubcommand {

    @CommandLine.Parameters(paramLabel = "REPORT", descriptionKey = "admin.report")
    private String report;

    HandleReportCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        if (database.reports().latest(Integer.MAX_VALUE).stream()
                .noneMatch(one -> one.id().equals(report))) {
            throw new CommandException(
                    "There is no report " + report + ".", "Il n’y a pas de signalement " + report + ".");
        }
        report(database.moderation().act(Kind.HANDLE_REPORT, report, "", "", "", Duration.ZERO));
    }
}
