package parlour.cli.admin;

import java.time.Duration;
import parlour.cli.console.CommandException;
import picocli.CommandLine.Option;

/** Why something is done, and for how long. */
final class ActionDetails {

    private static final int MAX_HOURS = 24 * 3_660;

    @Option(names = "--why", paramLabel = "TEXT", defaultValue = "", descriptionKey = "admin.why")
    private String why;

    @Option(names = "--hours", paramLabel = "N", defaultValue = "0", descriptionKey = "admin.hours")
    private int hours;

    String why() {
        return why.strip();
    }

    Duration length() {
        if (hours < 0 || hours > MAX_HOURS) {
            throw new CommandException(
                    "--hours must be from 0 (for ever) to " + MAX_HOURS + ".",
                    "--hours doit aller de 0 (pour toujours) à " + MAX_HOURS + ".");
        }
        return Duration.ofHours(hours);
    }
}
