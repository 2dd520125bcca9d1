package parlour.cli.console;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The size of a terminal. */
public record TerminalSize(int columns, int lines) {

    /** Pipes and files have no limit. */
    static final TerminalSize UNLIMITED = new TerminalSize(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** For terminals that do not report their size. */
    private static final TerminalSize DEFAULT = new TerminalSize(80, 40);

    /** Called for every board, since windows are resized. */
    public static TerminalSize of(Terminal console, Map<String, String> environment) {
        if (!console.outIsTerminal()) {
            return UNLIMITED;
        }
        TerminalSize asked =
                parse(environment.getOrDefault("LINES", "") + " " + environment.getOrDefault("COLUMNS", ""));
        return asked.equals(DEFAULT) ? parse(stty()) : asked;
    }

    private static TerminalSize parse(String linesAndColumns) {
        if (!linesAndColumns.matches("[1-9][0-9]{0,4} [1-9][0-9]{0,4}")) {
            return DEFAULT;
        }
        String[] numbers = linesAndColumns.split(" ", 2);
        return new TerminalSize(Integer.parseInt(numbers[1]), Integer.parseInt(numbers[0]));
    }

    /** Lines and columns as reported by the system, or empty. */
    private static String stty() {
        try {
            Process process = new ProcessBuilder("stty", "size")
                    .redirectInput(new File("/dev/tty"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            return process.waitFor(1, TimeUnit.SECONDS) ? answer.strip() : "";
        } catch (IOException unknown) {
            return "";
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
