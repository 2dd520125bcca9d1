package parlour.cli.admin;

import java.util.List;
import parlour.cli.console.Console;
import parlour.game.Text;
import parlour.server.people.moderation.AdminAction;
import parlour.server.people.moderation.Reports;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour admin}: open reports and what is in force; its subcommands list and act. */
@Command(name = "admin", synopsisSubcommandLabel = "[COMMAND]")
public final class AdminCommand extends AdminSubcommand {

    private AdminCommand(Console console) {
        super(console);
    }

    public static CommandLine with(Console console) {
        return new CommandLine(new AdminCommand(console))
                .addSubcommand(new PeopleCommand(console))
                .addSubcommand(new TablesCommand(console))
                .addSubcommand(new ReportsCommand(console))
                .addSubcommand(new LogCommand(console))
                .addSubcommand(new BanCommand(console))
                .addSubcommand("mute", new ActCommand(console, AdminAction.Kind.MUTE))
                .addSubcommand("hide-name", new ActCommand(console, AdminAction.Kind.HIDE_NAME))
                .addSubcommand(new CloseTableCommand(console))
                .addSubcommand(new HandleReportCommand(console))
                .addSubcommand(new UndoCommand(console));
    }

    @Override
    void run(AdminDatabase database) {
        List<Reports.Report> open = database.reports().latest(SHOWN).stream()
                .filter(report -> report.handledBy().isEmpty())
                .toList();
        console.say(new Text("Open reports: " + open.size(), "Signalements ouverts : " + open.size()));
        open.forEach(report -> print("  " + report.id() + "  " + time(report.madeAt()) + "  "
                + name(report.person(), database) + ": " + report.why()));
        console.say(new Text("In force:", "En vigueur :"));
        long now = System.currentTimeMillis();
        database.moderation().latest(SHOWN).stream()
                .filter(action -> action.isActive(now) && action.kind() != AdminAction.Kind.HANDLE_REPORT)
                .forEach(action -> print("  " + action(action, database)));
    }
}
