package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;

/** Characters that a database cannot store are refused in every field, path and parameter. */
@OnBothDatabases
final class UnstorableTextTest {

    /** NUL, and each half of a surrogate pair, as JSON escapes. */
    private static final List<String> UNSTORABLE = List.of("a\\u0000b", "a\\ud83c", "\\udfb2a");

    @TempDir
    private Path data;

    private final TestDatabase store;
    private final ApiContract contract = new ApiContract();
    private TestServer server;

    UnstorableTextTest(TestDatabase store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        server = TestServer.on(store.fresh(data), data, new ManualClock());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void bodiesAreRefused() {
        // The routes of administrators refuse all others before they read anything.
        ApiClient ada = server.admin();
        for (ApiContract.Operation operation : contract.operations()) {
            JsonNode body = operation.node().at("/requestBody/content/application~1json/schema");
            if (body.isMissingNode()) {
                continue;
            }
            String path = operation.path().replaceAll("\\{[a-z]+\\}", "nowhere");
            for (String field : fields(body)) {
                for (String bad : UNSTORABLE) {
                    String sent = "{\"" + field + "\":[{\"x\":\"" + bad + "\"}]}";
                    assertRefused(ada.ask(operation.method(), path, Optional.of(sent)));
                    sent = "{\"" + field + "\":\"" + bad + "\"}";
                    assertRefused(ada.ask(operation.method(), path, Optional.of(sent)));
                }
            }
            assertRefused(ada.ask(operation.method(), path, Optional.of("{\"" + UNSTORABLE.getFirst() + "\":1}")));
        }
    }

    /** Everything else about it is right. */
    @Test
    void unstorableReasonOfAnAdministratorIsRefused() {
        ApiClient admin = server.admin();
        for (String bad : UNSTORABLE) {
            String ban = "{\"kind\":\"ban-address\",\"subject\":\"203.0.113.7\",\"why\":\"" + bad + "\"}";
            assertEquals(
                    "bad-field",
                    admin.ask("POST", "/api/admin/actions", Optional.of(ban)).code());
        }
    }

    private static void assertRefused(ApiClient.Exchange exchange) {
        // Some routes are refused before their body is read.
        Set<String> expected = Set.of("bad-field", "rate-limited");
        assertTrue(expected.contains(exchange.code()), exchange::toString);
    }

    /** The names of the fields of a request body. */
    private Set<String> fields(JsonNode schema) {
        Set<String> names = new TreeSet<>();
        JsonNode found = schema.has("$ref")
                ? contract.components().path(schema.path("$ref").asText().replaceFirst(".*/", ""))
                : schema;
        found.path("properties").fieldNames().forEachRemaining(names::add);
        found.path("allOf").forEach(part -> names.addAll(fields(part)));
        found.path("oneOf").forEach(part -> names.addAll(fields(part)));
        return names;
    }

    @Test
    void addressesAreRefused() throws IOException {
        ApiClient ada = server.guest("Ada");
        ada.post("/api/accounts", "{\"name\":\"Ada\",\"password\":\"a long walk home\"}");
        for (ApiContract.Operation operation : contract.operations()) {
            List<String> paths = new ArrayList<>();
            for (String bad : List.of("a%00b", "%00", "%ED%A0%80", "%FF", "%C0%80")) {
                paths.add(operation.path().replaceAll("\\{[a-z]+\\}", bad));
                paths.add(operation.path().replaceAll("\\{[a-z]+\\}", "nowhere") + "?lang=" + bad + "&afterSeq=" + bad);
            }
            for (String path : paths) {
                int status = status(operation.method() + " " + path, ada.cookie());
                assertTrue(status < 500, () -> operation.method() + " " + path + ": " + status);
                if (path.contains("%00")) {
                    assertEquals(400, status, path);
                }
            }
        }
    }

    /** On a connection of its own: the server closes it when it cannot read an address. */
    private int status(String request, String cookie) throws IOException {
        try (Socket socket = new Socket("localhost", server.port())) {
            String text = request + " HTTP/1.1\r\nHost: localhost\r\nX-Parlour: 1\r\nCookie: " + cookie
                    + "\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}";
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
            byte[] line = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            return Integer.parseInt(new String(line, StandardCharsets.US_ASCII).substring(9));
        }
    }

    @Test
    void socketMessagesAreRefused() {
        ApiClient ada = server.guest("Ada");
        String table = ada.opens("conquest", ME, FREE);
        SocketClient line = ada.speaks("en");
        TableReplica.of(line, table);
        String here = "\"table\":\"" + table + "\",\"seq\":1,";
        for (String bad : UNSTORABLE) {
            assertRefused(line, "subscribe", "\"afterSeq\":0,\"table\":\"" + bad + "\"");
            assertRefused(line, "unsubscribe", "\"table\":\"" + bad + "\"");
            assertRefused(line, "threats", "\"seat\":0,\"table\":\"" + bad + "\"");
            assertRefused(line, "known-position", "\"table\":\"" + bad + "\"");
            assertRefused(line, "mute", "\"muted\":true,\"person\":\"" + bad + "\"");
            assertRefused(line, "chat", here + "\"text\":\"" + bad + "\"");
            assertRefused(line, "play", here + "\"move\":\"" + bad + "\"");
            assertRefused(line, "declare", here + "\"text\":\"" + bad + "\"");
            assertRefused(line, "sit", here + "\"seatBytes\":\"" + bad + "\"");
            assertRefused(line, "offer-rematch", here + "\"seatBytes\":\"" + bad + "\"");
            assertRefused(line, bad, here.substring(0, here.length() - 1));
        }
    }

    private static void assertRefused(SocketClient line, String type, String fields) {
        JsonNode answer = line.ask(type, fields);
        assertEquals("bad-field", answer.path("code").asText(), answer::toString);
    }
}
