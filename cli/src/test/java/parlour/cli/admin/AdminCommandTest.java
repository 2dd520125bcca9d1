package parlour.cli.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.cli.CommandRun;
import parlour.server.Environment;
import parlour.server.Server;
import parlour.server.ServerConfig;

/** The host acts at the terminal while a server runs on the same file. */
final class AdminCommandTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    private static Path data;

    private static Server server;

    @BeforeAll
    static void serve() {
        server = Server.start(ServerConfig.in(data, 0), Environment.system(data));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static CommandRun admin(String... words) {
        List<String> line = new ArrayList<>(List.of("admin"));
        line.addAll(List.of(words));
        line.addAll(List.of("--data", data.toString()));
        return CommandRun.parlour(line.toArray(String[]::new));
    }

    private static HttpResponse<String> ask(String method, String path, String cookie, String body)
            throws IOException, InterruptedException {
        URI address = URI.create("http://localhost:" + server.port() + path);
        return HTTP.send(
                HttpRequest.newBuilder(address)
                        .header("X-Parlour", "1")
                        .header("Content-Type", "application/json")
                        .header("Cookie", cookie)
                        .method(method, HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static String guest(String name) throws IOException, InterruptedException {
        return ask("POST", "/api/guests", "", "{\"name\":\"" + name + "\"}")
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow()
                .split(";", 2)[0];
    }

    /** A running server follows soon, without being asked. */
    private static void awaitStatus(int status, String cookie) throws IOException, InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (ask("GET", "/api/me", cookie, "").statusCode() != status) {
            assertTrue(System.nanoTime() - end < 0, "the server did not notice");
            Thread.sleep(20);
        }
    }

    private static String found(String pattern, CommandRun ran) {
        Matcher found = Pattern.compile(pattern).matcher(ran.out());
        assertTrue(found.find(), () -> ran.out() + ran.err());
        return found.group(1);
    }

    @Test
    void aBanReachesTheRunningServerAndIsUndone() throws IOException, InterruptedException {
        String rude = guest("Rude");
        String id = found("(\\S+)  guest  Rude", admin("people", "rud"));
        CommandRun banned = admin("ban", id, "--why", "Rude words", "--hours", "3");
        assertEquals(0, banned.code(), banned.err());
        awaitStatus(403, rude);
        CommandRun log = admin("log");
        String action = found("(\\S+)  .*  terminal  ban  Rude until .*: Rude words", log);
        assertTrue(admin().out().contains(action), "in force");
        assertTrue(admin("undo", action, "--lang", "fr").out().contains("C’est annulé."));
        awaitStatus(200, rude);
        assertTrue(found("(" + action + ".*undone.*)", admin("log")).contains("Rude"));
        CommandRun twice = admin("undo", action);
        assertEquals(1, twice.code());
        assertTrue(twice.err().contains("There is no action"), twice.err());
    }

    @Test
    void reportsAreReadAndHandled() throws IOException, InterruptedException {
        guest("Loud");
        String id = found("(\\S+)  guest  Loud", admin("people", "Loud"));
        String reporter = guest("Quiet");
        assertEquals(
                201,
                ask("POST", "/api/reports", reporter, "{\"person\":\"" + id + "\",\"why\":\"Shouts\"}")
                        .statusCode());
        assertTrue(admin().out().contains("Open reports: 1"));
        String report = found("(\\S+)  .*  Quiet → Loud", admin("reports"));
        assertEquals(0, admin("handle-report", report).code());
        assertTrue(admin("--lang", "fr").out().contains("Signalements ouverts\u00a0: 0"));
    }

    @Test
    void whatIsNotThereIsRefused() {
        assertEquals(1, admin("mute", "nobody at all").code());
        assertEquals(1, admin("ban", "nonsense", "--address").code());
        assertEquals(1, admin("close-table", "nowhere").code());
        assertEquals(0, admin("tables").code());
        CommandRun nothing =
                CommandRun.parlour("admin", "--data", data.resolve("none").toString(), "--lang", "fr");
        assertEquals(1, nothing.code());
        assertTrue(nothing.err().contains("Il n’y a pas de base de données"), nothing.err());
    }
}
