package parlour.cli.arguments;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import parlour.cli.console.CommandException;
import parlour.server.logging.JdkLogHandler;
import parlour.server.logging.LogSettings;
import picocli.CommandLine.Option;

/** What a server writes into its log. */
final class LogOptions {

    private static final List<String> LEVELS = List.of("error", "warn", "info", "debug");

    @Option(
            names = "--log-level",
            paramLabel = "error|warn|info|debug",
            defaultValue = "${env:PARLOUR_LOG_LEVEL:-info}")
    private String level;

    @Option(names = "--log-format", paramLabel = "text|json", defaultValue = "${env:PARLOUR_LOG_FORMAT:-text}")
    private String format;

    @Option(names = "--log-requests", paramLabel = "yes|no", defaultValue = "${env:PARLOUR_LOG_REQUESTS:-no}")
    private String requests;

    boolean isEachRequestLogged() {
        if (!requests.equals("yes") && !requests.equals("no")) {
            throw new CommandException("--log-requests is yes or no.", "--log-requests vaut yes ou no.");
        }
        return requests.equals("yes");
    }

    private LogSettings settings() {
        if (!LEVELS.contains(level)) {
            throw new CommandException(
                    "--log-level is error, warn, info or debug.", "--log-level vaut error, warn, info ou debug.");
        }
        LogSettings.Format as = Arrays.stream(LogSettings.Format.values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(format))
                .findFirst()
                .orElseThrow(
                        () -> new CommandException("--log-format is text or json.", "--log-format vaut text ou json."));
        return LogSettings.standard(Level.valueOf(level.toUpperCase(Locale.ROOT)), as);
    }

    /** From now on the log is written as asked, also by libraries that log in other ways, and by threads that fail. */
    void start() {
        LogSettings.apply(settings());
        JdkLogHandler.install();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) ->
                LoggerFactory.getLogger(LogOptions.class).error("The thread {} failed", thread.getName(), failure));
    }
}
