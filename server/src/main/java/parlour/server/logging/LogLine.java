package parlour.server.logging;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.Level;
import parlour.game.View;

/**
 * One line of the log. As text:
 *
 * <pre>
 * 2026-05-01T19:30:00.123Z WARN BotPool - A bot could not move, trying again table=k7f2m9 request=4be1c0ffee12a7d3
 * </pre>
 *
 * or as JSON: the same with the names {@code time}, {@code level}, {@code logger}, {@code message}, {@code failure} (a
 * list: an exception and where it was thrown) beside those of the values.
 *
 * @param values named values in order: texts, numbers, booleans
 */
record LogLine(
        Instant time,
        Level level,
        String logger,
        String message,
        Map<String, Object> values,
        @Nullable Throwable failure) {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._:/+{}*-]+");

    private static final Set<String> RESERVED = Set.of("time", "level", "logger", "message", "failure");

    /** Line breaks and other control characters, also those that turn the direction of writing. */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029]");

    LogLine {
        values = new LinkedHashMap<>(values);
    }

    /** With a line break at its end; an exception follows on lines that begin with a tab. */
    String text() {
        StringBuilder text = new StringBuilder(160)
                .append(written())
                .append(' ')
                .append(level)
                .append(' ')
                .append(logger.substring(logger.lastIndexOf('.') + 1))
                .append(" - ")
                .append(printable(message));
        values.forEach(
                (name, value) -> text.append(' ').append(name).append('=').append(quoted(value)));
        text.append('\n');
        if (failure != null) {
            for (String line : FailureText.lines(failure)) {
                text.append('\t').append(printable(line.strip())).append('\n');
            }
        }
        return text.toString();
    }

    String json() {
        View line = new View()
                .with("time", written())
                .with("level", level.toString().toLowerCase(Locale.ROOT))
                .with("logger", logger)
                .with("message", message);
        values.forEach((name, value) -> {
            String free = RESERVED.contains(name) ? name + "_" : name;
            switch (value) {
                case Number number -> line.with(free, number.longValue());
                case Boolean claim -> line.with(free, claim);
                default -> line.with(free, value.toString());
            }
        });
        if (failure != null) {
            List<String> told =
                    FailureText.lines(failure).stream().map(String::strip).toList();
            line.with("failure", told);
        }
        return line.json() + '\n';
    }

    private String written() {
        return TIME.format(time);
    }

    private static String quoted(Object value) {
        String text = value.toString();
        return PLAIN.matcher(text).matches()
                ? text
                : '"' + printable(text).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Nobody can write a line of their own into the log. */
    private static String printable(String text) {
        return UNPRINTABLE.matcher(text).replaceAll(" ");
    }
}
