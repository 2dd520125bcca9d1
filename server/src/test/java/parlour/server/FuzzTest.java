package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.LogEntry;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;
import parlour.server.store.setup.StoreFactory;

/** Whatever a client sends, the server replies with a refusal, stays up, and no match changes. */
final class FuzzTest {

    private static final int AT_ONCE = 40;

    private static final Set<String> ANSWERS =
            Set.of("refused", "done", "table", "threats", "known-position", "pong", "welcome", "closing");

    @TempDir
    private Path data;

    private Random random = new Random();
    private Mutations mutations = new Mutations(random);
    private final List<String> tables = new ArrayList<>();
    private final List<String> cutOff = new ArrayList<>();

    @Test
    void malformedInputDoesNotHarmAMatch() {
        SeededTest.run(chance -> send(chance, 6_000, 1_200));
    }

    @Test
    @Tag("long")
    void muchMalformedInputDoesNotHarmAMatch() {
        SeededTest.run(chance -> send(chance, 34_000, 6_000));
    }

    private void send(Random chance, int messages, int requests) throws InterruptedException, IOException {
        random = chance;
        mutations = new Mutations(chance);
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            setTables(ada, server.guest("Bob"));
            server.stop();
            Map<String, List<LogEntry>> before = logs();
            server.start();

            ApiClient mallory = server.guest("Mallory");
            int answered = 0;
            for (int sent = 0; sent < messages; sent += AT_ONCE) {
                ApiClient who = List.of(ada, mallory, server.visitors().getFirst(), mallory)
                        .get(random.nextInt(4));
                answered += say(sent % 3 == 0 ? server.stranger() : who, who == ada && sent % 3 != 0);
            }
            assertTrue(answered > messages / 2, answered + " of " + messages + " were answered");
            ask(server, mallory, requests);
            frames(server, mallory);
            paths(server);
            assertTrue(cutOff.size() < (messages + requests) / 200, () -> String.join("\n", cutOff));

            assertEquals(200, server.stranger().get("/health").status());
            TableReplica.of(ada.speaks("en"), tables.getFirst());
            server.stop();
            assertEquals(before, logs());
            server.start();
        }
    }

    private void setTables(ApiClient ada, ApiClient bob) {
        SocketClient adas = ada.speaks("en");
        SocketClient bobs = bob.speaks("en");
        for (String game : List.of("conquest", "kuhn", "sixfaces")) {
            String options = game.equals("kuhn") ? "\"options\":[\"seats=2\"]," : "";
            String table =
                    ada.opensWith("\"game\":\"" + game + "\"," + options + "\"clock\":{\"kind\":\"none\"}", ME, FREE);
            TableReplica picture = TableReplica.of(bobs, table);
            picture.does("sit", "\"seatBytes\":\"01\"");
            TableReplica first = TableReplica.of(adas, table);
            TableReplica mover = first.moves().isEmpty() ? picture.upToDate() : first;
            mover.plays(mover.moves().getFirst());
            tables.add(table);
        }
        TableReplica.of(adas, tables.getLast()).does("resign", "");
    }

    private Map<String, List<LogEntry>> logs() {
        Map<String, List<LogEntry>> logs = new HashMap<>();
        try (JdbcDatabase database = StoreFactory.open(DatabaseLocation.SqliteFile.in(data))) {
            JdbcEventLog log = new JdbcEventLog(database);
            tables.forEach(table -> logs.put(table, log.read(table, 0)));
        }
        return logs;
    }

    // ---- The socket ----

    /** Sends many messages on one socket; each gets a reply, or the last reply is a goodbye. */
    private int say(ApiClient visitor, boolean isSeated) throws InterruptedException {
        SocketClient line = visitor.connects();
        if (random.nextInt(8) > 0) {
            line.send("{\"type\":\"hello\",\"version\":1,\"language\":\"fr\"}");
            for (String table : tables) {
                line.send("{\"type\":\"subscribe\",\"id\":1,\"table\":\"" + table + "\",\"afterSeq\":0}");
            }
            line.settle();
        }
        int from = line.received().size();
        int sent = 0;
        while (sent < AT_ONCE && line.tries(isSeated ? untimely() : mutations.of(message(1 + random.nextInt(12))))) {
            sent++;
        }
        line.awaitMany(
                from, sent, message -> ANSWERS.contains(message.path("type").asText()));
        List<String> heard = line.received().subList(from, line.received().size());
        for (String text : heard) {
            JsonNode answer = ApiClient.read(text);
            if (Set.of("refused", "closing").contains(answer.path("type").asText())) {
                assertFalse(answer.path("code").asText().isBlank(), text);
                assertFalse(answer.path("code").asText().equals("internal-error"), text);
                assertFalse(answer.path("message").asText().isBlank(), text);
            }
        }
        boolean saidGoodbye = heard.stream().anyMatch(text -> text.startsWith("{\"type\":\"closing\""));
        if (line.isClosed() && !saidGoodbye) {
            // Rarely, a client that keeps sending after a refusal finds the connection reset and loses the goodbye.
            cutOff.add(line.toString());
        }
        line.close();
        return heard.size();
    }

    private String message(int number) {
        String table = random.nextInt(6) == 0 ? "nowhere" : tables.get(random.nextInt(tables.size()));
        String at = "\"id\":" + random.nextInt(100) + ",\"table\":\"" + table + "\"";
        String numbered = at + ",\"seq\":" + number;
        return switch (random.nextInt(14)) {
            case 0 -> "{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}";
            case 1 -> "{\"type\":\"subscribe\"," + at + ",\"afterSeq\":" + number + "}";
            case 2 -> "{\"type\":\"unsubscribe\"," + at + "}";
            case 3 -> "{\"type\":\"threats\"," + at + ",\"seat\":" + (random.nextInt(6) - 2) + "}";
            case 4 -> "{\"type\":\"sit\"," + numbered + ",\"seat\":0,\"seatBytes\":\"0a\"}";
            case 5 -> "{\"type\":\"play\"," + numbered + ",\"move\":\"check\"}";
            case 6 -> "{\"type\":\"vote-replace\"," + numbered + ",\"seat\":1}";
            case 7 -> "{\"type\":\"offer-rematch\"," + numbered + ",\"seatBytes\":\"0b\"}";
            case 8 -> "{\"type\":\"declare\"," + numbered + ",\"text\":\"d1\"}";
            case 9 -> "{\"type\":\"chat\"," + at + ",\"text\":\"" + "x".repeat(random.nextInt(400)) + "\"}";
            case 10 -> "{\"type\":\"mute\",\"id\":1,\"person\":\"somebody\",\"muted\":true}";
            case 11 -> "{\"type\":\"ping\",\"pad\":\"" + " ".repeat(random.nextInt(6_000)) + "\"}";
            default -> {
                List<String> bare = List.of(
                        "leave", "resign", "offer-draw", "decline-draw", "request-takeback", "decline-takeback");
                yield "{\"type\":\"" + bare.get(random.nextInt(bare.size())) + "\"," + numbered + "}";
            }
        };
    }

    /** Well-formed, and possibly from a seated player, but for a past or future sequence number. */
    private String untimely() {
        int number = random.nextBoolean() ? 1_000_000 + random.nextInt(1000) : -random.nextInt(1000);
        String at = "\"id\":1,\"table\":\"" + tables.get(random.nextInt(tables.size())) + "\",\"seq\":" + number;
        List<String> kinds = List.of(
                "\"resign\"",
                "\"offer-draw\"",
                "\"request-takeback\"",
                "\"play\",\"move\":\"bet\"",
                "\"leave\"",
                "\"offer-rematch\",\"seatBytes\":\"01\"",
                "\"vote-replace\",\"seat\":1",
                "\"declare\",\"text\":\"\"");
        return "{\"type\":" + kinds.get(random.nextInt(kinds.size())) + "," + at + "}";
    }

    private static void frames(TestServer server, ApiClient mallory) throws InterruptedException, IOException {
        SocketClient binary = mallory.connects();
        binary.sendBinary(new byte[] {0, 1, 2});
        assertEquals(1008, binary.awaitClose());
        assertTrue(binary.received().getFirst().contains("\"malformed\""));
        // In small frames, so that nothing is in flight when the server closes the connection.
        SocketClient lengthy = mallory.connects();
        lengthy.sendParts(List.of("x".repeat(20_000), "x".repeat(20_000), "x".repeat(20_000), "x".repeat(20_000)));
        assertEquals(1009, lengthy.awaitClose());
        // A frame of 100,000 bytes, sent only up to the limit plus one: a client that keeps sending may see the
        // connection reset before it reads the close frame.
        int[] large = filled(64 * 1_024 + 1, 0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0x86, 0xA0, 0, 0, 0, 0);
        assertEquals(1009, closing(server.address(), large), "too long");
        assertEquals(1007, closing(server.address(), 0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28), "not UTF-8");
        assertEquals(1002, closing(server.address(), 0x83, 0x80, 0, 0, 0, 0), "an opcode there is not");
        assertEquals(1002, closing(server.address(), 0x81, 0x02, 0x7B, 0x7D), "not masked");
        int[] ping = filled(256, 0x89, 0xFE, 0x01, 0x00, 0, 0, 0, 0);
        assertEquals(1002, closing(server.address(), ping), "a control frame too long");
    }

    private static int[] filled(int payload, int... head) {
        int[] frame = Arrays.copyOf(head, head.length + payload);
        Arrays.fill(frame, head.length, frame.length, 'x');
        return frame;
    }

    /** The close code the server answers these bytes with. */
    private static int closing(URI address, int... frame) throws IOException {
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            String hello = "GET /socket HTTP/1.1\r\nHost: " + address.getAuthority()
                    + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
            socket.getOutputStream().write(hello.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                head.append((char) in.read());
            }
            byte[] bytes = new byte[frame.length];
            for (int i = 0; i < frame.length; i++) {
                bytes[i] = (byte) frame[i];
            }
            socket.getOutputStream().write(bytes);
            assertEquals(0x88, in.read(), "no closing frame");
            assertTrue(in.read() >= 2, "no code");
            return in.read() << 8 | in.read();
        }
    }

    // ---- Requests ----

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private void ask(TestServer server, ApiClient mallory, int requests) {
        String cookie = mallory.cookie();
        for (int asked = 0; asked < requests; asked += 20) {
            List<CompletableFuture<HttpResponse<String>>> answers = Stream.generate(
                            () -> request(server.address(), cookie))
                    .limit(20)
                    .map(request -> HTTP.sendAsync(request, BodyHandlers.ofString()))
                    .toList();
            for (CompletableFuture<HttpResponse<String>> future : answers) {
                HttpResponse<String> answer;
                try {
                    answer = future.join();
                } catch (CompletionException broken) {
                    cutOff.add(broken.toString());
                    continue;
                }
                JsonNode json = ApiClient.read(answer.body());
                String what = answer.request() + " " + answer.statusCode() + " " + answer.body();
                boolean isBusy =
                        answer.statusCode() == 503 && json.path("code").asText().equals("busy");
                assertTrue(answer.statusCode() < 500 || isBusy, what);
                if (answer.statusCode() >= 400) {
                    assertFalse(json.path("code").asText().isBlank(), what);
                    assertFalse(json.path("message").asText().isBlank(), what);
                }
            }
        }
    }

    private HttpRequest request(URI server, String cookie) {
        List<String> paths = List.of(
                "/api/guests",
                "/api/me/name",
                "/api/accounts",
                "/api/session",
                "/api/password-resets",
                "/api/me/password",
                "/api/me/tokens",
                "/api/me/tokens/x",
                "/api/tables",
                "/api/positions",
                "/api/analysis",
                "/api/analysis/x",
                "/api/replays",
                "/api/me",
                "/api/tables/" + tables.getFirst() + "/game-file",
                "/api/tables/%00/replay",
                "/api/tables/x%27--/events",
                "/api/tables/" + tables.getFirst() + "/events?afterSeq=" + random.nextInt() + "e",
                "/api/nothing",
                "/socket",
                "/api/tables/" + tables.getLast(),
                "/game/%E2%82",
                "/assets/..%5c..%5cx.js",
                "/api/games?lang=%ff");
        List<String> bodies = List.of(
                "{\"name\":\"Eve\",\"password\":\"12345678\"}",
                "{\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"},\"seats\":[{\"open\":true},{\"bot\":1}]}",
                "{\"game\":\"kuhn\",\"options\":[\"seats=2\"],\"position\":\"12/x\"}",
                "[Game \"conquest\"]\n\n1. d1-d5 *",
                "{\"type\":\"analyse\",\"game\":\"sixfaces\",\"nodes\":500,\"lines\":2,\"moves\":[\"Ke1-e2\"]}",
                "{\"type\":\"view\",\"game\":\"conan\",\"options\":[\"seats=2\"],\"seat\":1}",
                "{\"type\":\"read-file\",\"file\":\"[Game \\\"sixfaces\\\"]\\n\\n1. Ke1-e2 a8-a4-b4=6 *\"}",
                "{\"old\":\"12345678\",\"new\":\"87654321\"}");
        byte[] body = mutations.of(bodies.get(random.nextInt(bodies.size()))).getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(10) == 0) {
            random.nextBytes(body);
        } else if (random.nextInt(40) == 0) {
            body = new byte[300_000];
        }
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(paths.get(random.nextInt(paths.size()))));
        request.method(
                List.of("GET", "POST", "POST", "POST", "DELETE", "PUT", "PATCH").get(random.nextInt(7)),
                BodyPublishers.ofByteArray(body));
        String[] types = {"application/json", "application/json", "application/json; charset=utf-16", "text/plain", "x"
        };
        request.header("Content-Type", types[random.nextInt(types.length)]);
        if (random.nextInt(6) > 0) {
            request.header("X-Parlour", "1");
        }
        switch (random.nextInt(9)) {
            case 0 -> request.header("Origin", "https://elsewhere.example");
            case 1 -> request.header("Origin", "null");
            case 2 -> request.header("Authorization", "Bearer parlour_" + Long.toHexString(random.nextLong()));
            case 3 -> request.header("Authorization", "Basic eDp5");
            case 4 -> request.header("Cookie", mutations.of(cookie).replaceAll("[^ -~]", "_"));
            case 5 -> request.header("Cookie", "parlour=" + "z".repeat(2_000));
            case 6 -> request.header("Accept-Language", "fr,".repeat(500));
            default -> request.header("Cookie", cookie);
        }
        return request.build();
    }

    /** Paths that normal HTTP clients do not send. */
    private static void paths(TestServer server) throws IOException {
        URI address = server.address();
        for (String line : List.of(
                "GET /../../etc/passwd HTTP/1.1",
                "GET /api/%2e%2e/games HTTP/1.1",
                "GET //api//tables HTTP/1.1",
                "GET /api/tables/a%2fb HTTP/1.1",
                "GET /api;x=1/games HTTP/1.1",
                "GET /assets/../index.html HTTP/1.1",
                "GET /%c0%ae%c0%ae/ HTTP/1.1",
                "GET \\ HTTP/1.1",
                "FROB / HTTP/1.1",
                "GET / HTTP/9.9",
                "nonsense",
                "GET http://[::1/ HTTP/1.1",
                "OPTIONS * HTTP/1.1",
                "TRACE /api/me HTTP/1.1")) {
            try (Socket socket = new Socket(address.getHost(), address.getPort())) {
                String request = line + "\r\nHost: " + address.getAuthority() + "\r\nConnection: close\r\n\r\n";
                socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
                String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertTrue(
                        answer.startsWith("HTTP/1.1 2")
                                || answer.startsWith("HTTP/1.1 4")
                                || answer.startsWith("HTTP/1.1 505"),
                        line + " got " + answer);
                assertTrue(!answer.startsWith("HTTP/1.1 4") || answer.contains("\"message\""), line + " got " + answer);
                assertFalse(answer.contains("root:"), line);
                assertFalse(answer.contains("Exception"), line + " got " + answer);
            }
        }
    }
}
