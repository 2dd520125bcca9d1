package parlour.cli.admin;

import parlour.cli.console.Console;
import parlour.game.Text;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.server.people.moderation.Reports;
import picocli.CommandLine.Command;

/** {@code parlour admin reports}: what people have reported. */
@Command(name = "reports")
final class ReportsCommand extends AdminSubcommand {

    ReportsCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        for (Reports.Report report : database.reports().latest(SHOWN)) {
            String done = report.handledBy().isEmpty() ? "" : console.in(new Text(" (done)", " (traité)"));
            print(report.id() + "  " + time(report.madeAt()) + "  " + name(report.reporter(), database) + " → "
                    + name(report.person(), database) + " (" + report.person() + ")  " + report.tableId() + done);
            print("    " + report.why());
            try {
                for (JsonFields line : JsonFields.read(report.lines()).records("lines", SHOWN)) {
                    print("    | " + name(line.text("person", 64), database) + ": " + line.text("text", 1_000));
                }
            } catch (MalformedFieldException damage) {
                throw new IllegalStateException("damaged report " + report.id(), damage);
            }
        }
    }
}
