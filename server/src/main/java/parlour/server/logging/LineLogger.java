package parlour.server.logging;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;
import org.slf4j.event.KeyValuePair;
import org.slf4j.event.Level;
import org.slf4j.event.LoggingEvent;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.spi.LoggingEventAware;

/** Writes lines, each with the id of the request that is being served. */
final class LineLogger extends LegacyAbstractLogger implements LoggingEventAware {

    private static final long serialVersionUID = 1L;

    /** What follows the path in an address: anything, also tokens. */
    private static final Pattern QUERY = Pattern.compile("\\?[^\\s\"'<>,;)\\]}]*");

    LineLogger(String name) {
        this.name = name;
    }

    private boolean isLogged(Level level) {
        return LogSettings.current().isLogged(name, level);
    }

    @Override
    public boolean isTraceEnabled() {
        return isLogged(Level.TRACE);
    }

    @Override
    public boolean isDebugEnabled() {
        return isLogged(Level.DEBUG);
    }

    @Override
    public boolean isInfoEnabled() {
        return isLogged(Level.INFO);
    }

    @Override
    public boolean isWarnEnabled() {
        return isLogged(Level.WARN);
    }

    @Override
    public boolean isErrorEnabled() {
        return isLogged(Level.ERROR);
    }

    @Override
    protected @Nullable String getFullyQualifiedCallerName() {
        return null;
    }

    @Override
    protected void handleNormalizedLoggingCall(
            Level level,
            @Nullable Marker marker,
            @Nullable String pattern,
            Object @Nullable [] arguments,
            @Nullable Throwable failure) {
        write(level, pattern, arguments, List.of(), failure);
    }

    @Override
    public void log(LoggingEvent event) {
        if (isLogged(event.getLevel())) {
            List<KeyValuePair> values = Objects.requireNonNullElse(event.getKeyValuePairs(), List.of());
            write(event.getLevel(), event.getMessage(), event.getArgumentArray(), values, event.getThrowable());
        }
    }

    private void write(
            Level level,
            @Nullable String pattern,
            Object @Nullable [] arguments,
            List<KeyValuePair> pairs,
            @Nullable Throwable failure) {
        Map<String, Object> values = new LinkedHashMap<>();
        pairs.forEach(pair -> values.put(pair.key, String.valueOf(pair.value)));
        pairs.stream()
                .filter(pair -> pair.value instanceof Number || pair.value instanceof Boolean)
                .forEach(pair -> values.put(pair.key, pair.value));
        String request = RequestId.current();
        if (!request.isEmpty()) {
            values.put("request", request);
        }
        LogSettings.current()
                .write(new LogLine(Instant.now(), level, name, message(pattern, arguments), values, failure));
    }

    private String message(@Nullable String pattern, Object @Nullable [] arguments) {
        boolean isOurs = LogSettings.isOurs(name);
        Object[] shown = arguments == null ? new Object[0] : arguments.clone();
        for (int i = 0; i < shown.length; i++) {
            shown[i] = switch (shown[i]) {
                case null -> "null";
                case Throwable failure -> FailureText.of(failure);
                case Object ours when isOurs -> ours;
                case Number number -> number;
                case Boolean claim -> claim;
                case String text -> text;
                // Libraries quote requests, with their headers and whatever is in their address.
                case Object other -> other.getClass().getSimpleName();
            };
        }
        String message = String.valueOf(MessageFormatter.basicArrayFormat(pattern, shown));
        return isOurs ? message : QUERY.matcher(message).replaceAll("?…");
    }
}
