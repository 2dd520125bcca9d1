package parlour.cli.console;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How much a terminal shows at once. */
public record TerminalSize(int columns, int lines) {

    /** Paper, pipes and files have no end. */
    static final TerminalSize UNLIMITED = new TerminalSize(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** What most terminals show when they do not say. */
    private static final TerminalSize DEFAULT = new TerminalSize(80, 40);

    /** Asked anew for every board, since windows are resized. */
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

    /** Lines and columns as the system knows them, or nothing. */
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
