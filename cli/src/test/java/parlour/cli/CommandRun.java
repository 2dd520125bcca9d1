package parlour.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import parlour.cli.console.Console;
import parlour.game.Language;

/** The result of a command line run in this process. */
public record CommandRun(int code, String out, String err) {

    public static CommandRun parlour(String... arguments) {
        return typing("", arguments);
    }

    /** Runs with text on standard input. */
    public static CommandRun typing(String input, String... arguments) {
        return on(Console::of, input, arguments);
    }

    /** Runs as at a terminal. */
    public static CommandRun watched(String input, String... arguments) {
        return on(Console::watched, input, arguments);
    }

    private interface Making {
        Console console(InputStream in, OutputStream out, OutputStream err, Language language);
    }

    private static CommandRun on(Making making, String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = making.console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err, Language.ENGLISH);
        int code = Main.run(console, arguments);
        console.out().flush();
        return new CommandRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    public List<String> lines() {
        return out.lines().toList();
    }
}
