package parlour.server.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.LogManager;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import parlour.server.logging.LogSettings.Format;

/** How a line of the log looks, and what is left out of it. */
final class LogLineTest {

    private static LogLine line(String message, Map<String, Object> values) {
        return new LogLine(
                Instant.parse("2026-05-01T19:30:00Z"), Level.WARN, "parlour.server.Box", message, values, null);
    }

    private static final Map<String, Object> VALUES = new LinkedHashMap<>();

    static {
        VALUES.put("table", "k7f2m9");
        VALUES.put("millis", 12);
        VALUES.put("account", "Jane \"J\" Doe");
    }

    @Test
    void aLineForPeople() {
        assertEquals(
                "2026-05-01T19:30:00.000Z WARN Box - It failed table=k7f2m9 millis=12 account=\"Jane \\\"J\\\" Doe\"\n",
                line("It failed", VALUES).text());
    }

    @Test
    void aLineForPrograms() {
        assertEquals(
                "{\"time\":\"2026-05-01T19:30:00.000Z\",\"level\":\"warn\",\"logger\":\"parlour.server.Box\","
                        + "\"message\":\"It failed\",\"table\":\"k7f2m9\",\"millis\":12,"
                        + "\"account\":\"Jane \\\"J\\\" Doe\"}\n",
                line("It failed", VALUES).json());
    }

    @Test
    void aValueNamedLikeAPartOfTheLineIsNamedOtherwise() {
        assertTrue(line("It failed", Map.of("level", 3)).json().endsWith("\"level_\":3}\n"));
    }

    @Test
    void nobodyCanWriteALineOfTheirOwn() {
        String name = "Eve\n2026-05-01T19:30:00.000Z ERROR Box - Forged\u202e\u0007";
        assertEquals(1, line(name, Map.of("name", name)).text().lines().count());
        assertEquals(1, line(name, Map.of("name", name)).json().lines().count());
    }

    @Test
    void onlyExceptionsThatCannotQuoteAnybodySayWhatTheySay() {
        String secret = "ace of spades";
        assertEquals("java.lang.IllegalStateException", FailureText.of(new IllegalStateException(secret)));
        assertEquals("java.lang.IllegalArgumentException", FailureText.of(new IllegalArgumentException(secret)));
        assertEquals(
                "java.sql.SQLException: state 23505, code 7", FailureText.of(new SQLException(secret, "23505", 7)));
        assertEquals(
                "java.sql.SQLException: the connection was refused",
                FailureText.of(new SQLException("the connection was refused", "08001")));
        assertEquals("java.io.IOException: disk full", FailureText.of(new IOException("disk full")));
        List<String> lines = FailureText.lines(new IllegalStateException(secret, new IllegalStateException(secret)));
        assertTrue(lines.contains("Caused by: java.lang.IllegalStateException"), lines::toString);
        assertTrue(lines.stream().anyMatch(at -> at.contains("LogLineTest.java:")), lines::toString);
        assertFalse(lines.toString().contains(secret), lines::toString);
    }

    @Test
    void addressesAreShortenedToTheNetwork() {
        assertEquals("203.0.113.0/24", LogAddress.ofKey("cb007107"));
        assertEquals("2001:db8:12:0:0:0:0:0/48", LogAddress.ofKey("20010db800120034"));
        assertEquals("unknown", LogAddress.ofKey(""));
    }

    @Test
    void levelsAndLibraries() throws IOException {
        List<String> lines = logged(Format.TEXT, () -> {
            LoggerFactory.getLogger("parlour.x").debug("not shown");
            LoggerFactory.getLogger("parlour.x").info("shown {}", 1);
            LoggerFactory.getLogger("parlour.x")
                    .atWarn()
                    .addArgument(new IllegalStateException("my hand"))
                    .log("lost: {}");
            LoggerFactory.getLogger("org.library").info("not shown");
            LoggerFactory.getLogger("org.library")
                    .warn("bad {} from {}", "/page?token=1 x", new AtomicReference<>("header"));
            java.util.logging.Logger other = java.util.logging.Logger.getLogger("org.driver");
            JdkLogHandler.install();
            other.log(java.util.logging.Level.WARNING, "lost {0}", "it");
        });
        LogManager.getLogManager().readConfiguration();
        assertEquals(4, lines.size(), lines::toString);
        assertTrue(lines.get(0).endsWith("INFO x - shown 1"), lines::toString);
        assertTrue(lines.get(1).endsWith("WARN x - lost: java.lang.IllegalStateException"), lines::toString);
        assertTrue(lines.get(2).endsWith("WARN library - bad /page?… x from AtomicReference"), lines::toString);
        assertTrue(lines.get(3).endsWith("WARN driver - lost it"), lines::toString);
    }

    private static List<String> logged(Format format, Runnable code) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        LogSettings before = LogSettings.apply(new LogSettings(
                Level.INFO, Optional.of(Level.WARN), format, new PrintStream(written, true, StandardCharsets.UTF_8)));
        try {
            code.run();
        } finally {
            LogSettings.apply(before);
        }
        return written.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
