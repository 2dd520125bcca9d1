package parlour.server.logging;

import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Takes what libraries log through {@code java.util.logging}, such as the driver of PostgreSQL, into our log. */
public final class JdkLogHandler extends Handler {

    private static final SimpleFormatter TEXT = new SimpleFormatter();

    private JdkLogHandler() {}

    /** From now on this is the only handler. */
    public static void install() {
        LogManager.getLogManager().reset();
        Logger.getLogger("").addHandler(new JdkLogHandler());
    }

    @Override
    public void publish(LogRecord logged) {
        String name = String.valueOf(logged.getLoggerName());
        LoggerFactory.getLogger(name.isEmpty() ? "java.util.logging" : name)
                .atLevel(level(logged))
                .setCause(logged.getThrown())
                .log("{}", TEXT.formatMessage(logged));
    }

    private static Level level(LogRecord logged) {
        int value = logged.getLevel().intValue();
        if (value >= java.util.logging.Level.SEVERE.intValue()) {
            return Level.ERROR;
        }
        if (value >= java.util.logging.Level.WARNING.intValue()) {
            return Level.WARN;
        }
        return value >= java.util.logging.Level.INFO.intValue() ? Level.INFO : Level.DEBUG;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
