package parlour.server.logging;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.event.Level;

/**
 * What is logged, how, and where to. Set once when the program starts, by {@link #apply}; until then system properties
 * say it: {@code parlour.log.level}, {@code parlour.log.libraries} ({@code off} or a level), {@code parlour.log.format} and
 * {@code parlour.log.file}.
 *
 * @param level from which on our own code is logged
 * @param libraries from which on libraries are logged; empty for nothing
 */
public record LogSettings(Level level, Optional<Level> libraries, Format format, PrintStream to) {

    /** How a line is written. */
    public enum Format {
        /** For people. */
        TEXT,
        /** An object for each line, for programs that collect logs. */
        JSON
    }

    private static volatile LogSettings current = ofProperties();

    static LogSettings current() {
        return current;
    }

    /** From now on the log is written like this. Returns what was in force before. */
    public static LogSettings apply(LogSettings settings) {
        LogSettings before = current;
        current = settings;
        return before;
    }

    /** The usual ones, on the standard error stream. */
    public static LogSettings standard(Level level, Format format) {
        return new LogSettings(level, Optional.of(Level.WARN), format, System.err);
    }

    private static LogSettings ofProperties() {
        String libraries = System.getProperty("parlour.log.libraries", "warn");
        return new LogSettings(
                Level.valueOf(System.getProperty("parlour.log.level", "info").toUpperCase(Locale.ROOT)),
                libraries.equals("off")
                        ? Optional.empty()
                        : Optional.of(Level.valueOf(libraries.toUpperCase(Locale.ROOT))),
                Format.valueOf(System.getProperty("parlour.log.format", "text").toUpperCase(Locale.ROOT)),
                stream(System.getProperty("parlour.log.file", "")));
    }

    private static PrintStream stream(String file) {
        if (file.isEmpty()) {
            return System.err;
        }
        try {
            return new PrintStream(new FileOutputStream(file, true), true, StandardCharsets.UTF_8);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    boolean isLogged(String logger, Level asked) {
        return asked.toInt()
                >= (isOurs(logger) ? level.toInt() : libraries.map(Level::toInt).orElse(Integer.MAX_VALUE));
    }

    static boolean isOurs(String logger) {
        return logger.startsWith("parlour.");
    }

    void write(LogLine line) {
        String text = format == Format.JSON ? line.json() : line.text();
        // One call, so that lines of several threads do not mix.
        to.print(text);
        to.flush();
    }
}
