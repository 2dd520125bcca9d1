package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/** Refused requests: each operation returns every client error it documents, and no other. */
final class HttpRefusalsTest {

    private static final String PASSWORD = "a long walk home";
    private static final String WRONG = "not the password";

    private static final List<String> TABLE_PATHS = List.of("", "/events", "/game-file", "/replay", "/card-set");

    @TempDir
    private Path data;

    private final ApiContract contract = new ApiContract();

    @Test
    void documentedClientErrorsAreExactlyThoseReturned() throws IOException {
        Set<String> seen = new TreeSet<>();
        try (TestServer server = TestServer.in(data)) {
            ApiClient admin = server.admin();
            for (ApiContract.Operation operation : contract.operations()) {
                for (String headers : List.of("Host: localhost\r\nno header", "Host: elsewhere.example")) {
                    ApiClient.Exchange refused = rawRequest(server.address(), operation, headers);
                    assertEquals("", contract.wrong(refused), refused::toString);
                    seen.add(operation.name() + " " + refused.status());
                }
            }
            for (ApiContract.Operation operation : contract.operations()) {
                if (operation.path().startsWith("/api/session/passkey")) {
                    ApiClient.Exchange refused =
                            rawRequest(server.address(), operation, "Host: 127.0.0.1\r\nX-Parlour: 1");
                    assertEquals("passkeys-unavailable", refused.code(), refused::toString);
                    seen.add(operation.name() + " " + refused.status());
                }
            }
            sendEverythingFrom(server.stranger());
            sendEverythingFrom(server.stranger().with("Origin", "https://elsewhere.example"));
            sendEverythingFrom(server.stranger().with("Authorization", "Bearer parlour_nonsense"));
            sendBodies(operation -> "{}", server.guest("Ada").with("Content-Type", "text/html"));
            sendBodies(HttpRefusalsTest::tooLong, server.guest("Ada"));
            askForWhatIsNotPossible(server);
            askForUnknownGames(server.guest("Ada"));
            sendBodies(operation -> "{}", server.with(admin).with("Content-Type", "text/html"));
            sendBodies(HttpRefusalsTest::tooLong, server.with(admin));
            administer(server, admin);
            askTooOften(server);
            excludeEverybody(server);
            sendEverythingFrom(server.stranger());
            for (ApiClient visitor : server.visitors()) {
                for (ApiClient.Exchange exchange : visitor.exchanges()) {
                    assertEquals("", contract.wrong(exchange), exchange::toString);
                    if (exchange.status() >= 400 && exchange.status() < 500) {
                        seen.add(contract.operation(exchange).orElseThrow().name() + " " + exchange.status());
                    }
                }
            }
        }
        assertEquals(contract.clientErrors(), seen);
    }

    /** A request with headers that the HTTP client of the JDK does not send. */
    private static ApiClient.Exchange rawRequest(URI server, ApiContract.Operation operation, String headers)
            throws IOException {
        String path = filled(operation);
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            String request =
                    operation.method() + " " + path + " HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String[] answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).split("\r\n\r\n", 2);
            int status = Integer.parseInt(answer[0].split(" ", 3)[1]);
            String json = answer[1].substring(answer[1].indexOf('{'), answer[1].lastIndexOf('}') + 1);
            return new ApiClient.Exchange(operation.method(), path, Optional.empty(), status, "application/json", json);
        }
    }

    private static String filled(ApiContract.Operation operation) {
        return operation.path().replaceAll("\\{[a-z]+\\}", "nowhere");
    }

    private void sendEverythingFrom(ApiClient visitor) {
        for (ApiContract.Operation operation : contract.operations()) {
            visitor.ask(operation.method(), filled(operation), Optional.of("{}"));
        }
    }

    private void sendBodies(Function<ApiContract.Operation, String> body, ApiClient visitor) {
        contract.operations().stream()
                .filter(operation -> operation.node().has("requestBody"))
                .forEach(operation ->
                        visitor.ask(operation.method(), filled(operation), Optional.of(body.apply(operation))));
    }

    /** One character more than allowed: the server does not read much longer bodies to the end. */
    private static String tooLong(ApiContract.Operation operation) {
        int allowed = switch (operation.path()) {
            case "/api/replays" -> 256 * 1_024;
            case "/api/card-sets" -> 2_000_000;
            case "/api/analysis" -> 64 * 1_024;
            default -> 8_192;
        };
        return "x".repeat(allowed + 1);
    }

    private static void askForWhatIsNotPossible(TestServer server) {
        ApiClient guest = server.guest("Bea");
        guest.post("/api/guests", "{\"name\":\"...\"}");
        guest.post("/api/me/name", "{\"name\":\"...\"}");
        guest.post("/api/me/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"" + PASSWORD + "\"}");
        guest.post("/api/me/recovery-codes", "{\"password\":\"" + PASSWORD + "\"}");
        guest.post("/api/me/tokens", "{\"name\":\"Robot\"}");
        guest.post("/api/me/passkeys/challenges", "{\"password\":\"" + PASSWORD + "\"}");
        guest.post("/api/me/passkeys", "{\"challenge\":\"x\",\"name\":\"...\",\"credential\":{}}");
        guest.post("/api/me/passkeys/nowhere/name", "{\"name\":\"...\"}");
        guest.post("/api/me/passkeys/nowhere/name", "{\"name\":\"Telephone\"}");
        guest.delete("/api/me/passkeys/nowhere");
        guest.post("/api/accounts", "{\"name\":\"Beatrice\",\"password\":\"short\"}");
        String code = guest.post("/api/accounts", "{\"name\":\"Beatrice\",\"password\":\"" + PASSWORD + "\"}")
                .json()
                .at("/recoveryCodes/0")
                .asText();
        guest.post("/api/password-resets", "{\"name\":\"Beatrice\",\"code\":\"" + code + "\",\"password\":\"short\"}");
        guest.delete("/api/me/tokens/nowhere");
        String token = guest.post("/api/me/tokens", "{\"name\":\"Robot\"}")
                .json()
                .path("token")
                .asText();
        server.stranger().with("Authorization", "Bearer " + token).delete("/api/me", "{}");
        guest.delete("/api/me/sessions/nowhere");
        guest.post("/api/people/nowhere/mute", "");
        guest.delete("/api/people/nowhere/mute");
        String table = guest.opens("conquest", ME, ME);
        for (String path : TABLE_PATHS) {
            server.stranger().with("Authorization", "Bearer parlour_nonsense").get("/api/tables/" + table + path);
        }
        guest.get("/api/tables/" + table + "/replay");
        guest.post(
                "/api/tables",
                "{\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"},\"table\":\"" + table + "\",\"seats\":[" + FREE
                        + "," + FREE + "]}");
    }

    private static void administer(TestServer server, ApiClient admin) {
        String person = server.guest("Dora").id();
        admin.post("/api/admin/actions", "{\"kind\":\"ban\",\"subject\":\"nobody\"}");
        admin.post("/api/admin/actions", "{\"kind\":\"ban-address\",\"subject\":\"127.0.0.1\"}");
        admin.delete("/api/admin/actions/nowhere");
        admin.post("/api/reports", "{\"person\":\"nobody\",\"why\":\"\"}");
        repeat(() -> admin.post("/api/reports", "{\"person\":\"" + person + "\",\"why\":\"\"}"));
    }

    /** As the terminal does beside a server; this one hears of it when it starts again. */
    private static void excludeEverybody(TestServer server) {
        Database.durable(server.database()
                .write(connection -> Sql.change(
                        connection,
                        "insert into admin_actions values ('a', 'ban-address', '7f000001', '', '', '', 0, 0, '', 0)")));
        server.restart();
    }

    private static void askForUnknownGames(ApiClient visitor) {
        visitor.post("/api/positions", "{\"game\":\"chess\"}");
        visitor.post("/api/tables", "{\"game\":\"chess\"}");
    }

    private static void askTooOften(TestServer server) {
        ApiClient account = server.guest("Cleo");
        account.post("/api/accounts", "{\"name\":\"Cleopatra\",\"password\":\"" + PASSWORD + "\"}");
        repeat(() -> account.post("/api/me/recovery-codes", "{\"password\":\"" + WRONG + "\"}"));
        repeat(() -> account.post("/api/me/password", "{\"old\":\"" + WRONG + "\",\"new\":\"" + PASSWORD + "\"}"));
        repeat(() -> account.delete("/api/me", "{\"password\":\"" + WRONG + "\"}"));
        repeat(() -> account.get("/api/me/data"));
        repeat(() -> account.post(
                "/api/tables",
                "{\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"},\"seats\":[" + FREE + "," + FREE + "]}"));
        for (String path : TABLE_PATHS) {
            repeat(() -> account.get("/api/tables/nowhere" + path));
        }
        int[] depth = {10};
        repeat(() -> account.post(
                "/api/analysis", "{\"type\":\"analyse\",\"game\":\"sixfaces\",\"depth\":" + ++depth[0] + "}"));
        repeat(() -> account.post("/api/replays", "no game"));
        repeat(() -> account.post("/api/positions", "{\"game\":\"conquest\"}"));
        repeat(() -> account.post("/api/card-sets", "{}"));
        repeat(() -> account.get("/charts/1.pdf"));
        repeat(() -> account.get("/metrics"));
        repeat(() -> account.get("/api/me/tables"));
        repeat(() -> account.get("/api/tables"));
        repeat(() -> account.get("/api/people/nowhere"));
        repeat(() -> account.post("/api/people/nowhere/mute", ""));
        repeat(() -> account.delete("/api/people/nowhere/mute"));
        repeat(() -> account.post("/api/me/passkeys/challenges", "{\"password\":\"" + WRONG + "\"}"));
        repeat(() -> account.post("/api/session/passkey/challenges", "{}"));
        repeat(() -> account.post("/api/session/passkey", "{}"));
        repeat(() -> account.post("/api/session", "{}"));
        repeat(() -> account.post("/api/password-resets", "{}"));
        repeat(() -> account.post("/api/accounts", "{}"));
        repeat(() -> account.post("/api/guests", "{}"));
    }

    /** Repeats until the request is rate-limited. */
    private static void repeat(Supplier<ApiClient.Exchange> request) {
        for (int i = 0; i < 1_000; i++) {
            if (request.get().status() == 429) {
                return;
            }
        }
        throw new AssertionError("1,000 requests are not too many: " + request.get());
    }
}
