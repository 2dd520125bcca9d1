package parlour.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import parlour.cli.arguments.ServeOptions;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Text;
import parlour.game.View;
import parlour.server.ServerConfig;
import parlour.server.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour doctor}: checks the machine and the server with the same options as {@code serve}. */
@Command(name = "doctor")
public final class DoctorCommand extends ConsoleCommand {

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    @CommandLine.Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public DoctorCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        ServerConfig config;
        try {
            config = options.settings(System.getenv());
        } catch (StoreException refused) {
            throw new CommandException(refused.sentence());
        }
        List<Finding> findings = findings(config);
        if (json) {
            console.out().println(view(findings).json());
        } else {
            findings.forEach(this::print);
            console.say(summary(findings));
        }
        return faults(findings) == 0 ? ExitCode.OK : ExitCode.REFUSED;
    }

    static List<Finding> findings(ServerConfig config) {
        List<Finding> all = new ArrayList<>();
        all.add(MachineChecks.disk(config.data()));
        DatabaseCheck database = DatabaseCheck.of(config.database());
        all.add(database.finding());
        PublicAddress address = new PublicAddress(config.publicUrl());
        all.add(ClockCheck.of(config.database(), database.clockAhead(), address.clockAhead()));
        all.add(PortCheck.of(config.host(), config.port()));
        all.add(address.proxy());
        all.add(address.certificate());
        all.add(MachineChecks.files());
        all.add(MachineChecks.memory());
        all.add(CacheCheck.finding());
        return all;
    }

    private void print(Finding finding) {
        console.out().println(padded(console.in(label(finding.status()))) + console.in(finding.message()));
        String advice = console.in(finding.advice());
        if (!advice.isEmpty()) {
            console.out().println(padded("") + "→ " + advice);
        }
    }

    private static String padded(String text) {
        return text + " ".repeat(Math.max(1, 11 - text.length()));
    }

    private static Text label(Finding.Status status) {
        return switch (status) {
            case OK -> Text.same("ok");
            case WARNING -> new Text("warning", "attention");
            case FAULT -> new Text("FAULT", "DÉFAUT");
            case SKIPPED -> Text.same("–");
        };
    }

    private static long faults(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.status() == Finding.Status.FAULT)
                .count();
    }

    private static Text summary(List<Finding> findings) {
        long faults = faults(findings);
        if (faults == 0) {
            return new Text("No problems: a server can run here.", "Aucun problème : un serveur peut fonctionner ici.");
        }
        return faults == 1
                ? new Text("One problem to fix.", "Un problème à corriger.")
                : new Text(faults + " problems to fix.", faults + " problèmes à corriger.");
    }

    private View view(List<Finding> findings) {
        return new View()
                .with("ok", faults(findings) == 0)
                .with(
                        "checks",
                        findings.stream()
                                .map(finding -> new View()
                                        .with("check", finding.check())
                                        .with("status", finding.status().code())
                                        .with("message", console.in(finding.message()))
                                        .with("advice", console.in(finding.advice())))
                                .toList());
    }
}
