package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.server.logging.LogSettings;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.Sql;
import parlour.server.table.ChanceSource;

/** What a server writes into its log: every line of a request with its id, and no secret of anybody, at any level. */
final class LogTest {

    private static final String PASSWORD = "a quiet garden wall";
    private static final String WRONG_PASSWORD = "a loud garden gate";
    private static final String NEW_PASSWORD = "a green garden door";
    private static final String SEAT_BYTES = "0badcafe0badcafe";
    private static final String ADDRESS = "198.51.100.77";
    private static final String ADDRESS_IN_HEX = "c633644d";
    private static final String SAID = "between the two of us";

    @TempDir
    private Path data;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private LogSettings before;

    @BeforeEach
    void read() {
        before = LogSettings.apply(new LogSettings(
                Level.TRACE,
                Optional.of(Level.WARN),
                LogSettings.Format.JSON,
                new PrintStream(written, true, StandardCharsets.UTF_8)));
    }

    @AfterEach
    void stopReading() {
        LogSettings.apply(before);
    }

    private String log() {
        return written.toString(StandardCharsets.UTF_8);
    }

    private List<JsonNode> linesOf(String request) {
        return log().lines()
                .map(ApiClient::read)
                .filter(line -> line.path("request").asText().equals(request))
                .toList();
    }

    // ---- Request ids ----

    @Test
    void everyLineOfARequestHasTheIdThatItsAnswerHas() throws IOException, InterruptedException {
        ServerConfig config = ServerConfig.in(data).isEachRequestLogged(true).build();
        // Drawn on a thread of its own.
        try (Server server = Server.start(config, Environment.system(data), (top, hand, language) -> {
            LoggerFactory.getLogger("parlour.test").info("Drawing");
            throw new IllegalStateException(SAID);
        })) {
            Set<String> ids = new HashSet<>();
            assertEquals(List.of("GET /api/games 200"), requests(server, "/api/games", ids));
            assertEquals(List.of("GET /api/tables/{table} 404"), requests(server, "/api/tables/secret1?token=x", ids));
            assertEquals(List.of("GET /<path> 200"), requests(server, "/no/such/page?token=x", ids));
            assertEquals(
                    List.of("Drawing", "A request failed", "GET /charts/{face}.pdf 500"),
                    requests(server, "/charts/0.pdf", ids));
            assertEquals(4, ids.size());
            assertFalse(log().contains("secret1"), this::log);
            assertFalse(log().contains("token"), this::log);
            assertFalse(log().contains(SAID), this::log);
            assertTrue(log().contains("java.lang.IllegalStateException\""), this::log);
            assertTrue(log().contains("\"from\":\"127.0.0.0/24\""), this::log);
        }
    }

    /** Asks, and returns what was logged with the id in the answer. */
    private List<String> requests(Server server, String path, Set<String> ids)
            throws IOException, InterruptedException {
        String id = answer(server.address().resolve(path), "")
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();
        ids.add(id);
        return awaitLines(id).stream()
                .map(line -> line.has("status")
                        ? line.path("method").asText() + " "
                                + line.path("route").asText() + " "
                                + line.path("status").asText()
                        : line.path("message").asText())
                .toList();
    }

    /** The line about a request is written after its answer. */
    private List<JsonNode> awaitLines(String id) throws InterruptedException {
        while (linesOf(id).stream().noneMatch(line -> line.has("status"))) {
            Thread.sleep(1);
        }
        return linesOf(id);
    }

    private static HttpResponse<String> answer(URI to, String id) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(to);
        if (!id.isEmpty()) {
            request.header("X-Request-Id", id);
        }
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.build(), BodyHandlers.ofString());
        }
    }

    @Test
    void theIdOfOurOwnProxyIsKeptIfItCanBeRead() throws IOException, InterruptedException {
        ServerConfig direct = ServerConfig.in(data.resolve("direct"), 0);
        try (Server server = Server.start(direct, Environment.system(data))) {
            assertNotEquals(List.of("mine"), ids(server, "mine"), "anybody could send that");
        }
        ServerConfig proxied = ServerConfig.in(data.resolve("proxied"))
                .publicUrl(Optional.of(URI.create("https://play.example.org")))
                .build();
        try (Server server = Server.start(proxied, Environment.system(data))) {
            assertEquals(List.of("4f9c-7_a.1"), ids(server, "4f9c-7_a.1"));
            assertNotEquals(List.of("a\" level=error"), ids(server, "a\" level=error"));
            assertNotEquals(List.of("a".repeat(65)), ids(server, "a".repeat(65)));
        }
    }

    private static List<String> ids(Server server, String given) throws IOException, InterruptedException {
        return answer(URI.create("http://localhost:" + server.port() + "/health"), given)
                .headers()
                .allValues("X-Request-Id");
    }

    @Test
    void aFailedMessageIsLoggedWithTheIdOfItsSocketAndItsNumber() throws SQLException {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            String table = ada.opens("sixfaces", ME, FREE);
            TableReplica line = TableReplica.of(ada.speaks("en"), table);
            execute("drop table chat_messages");
            assertEquals(
                    "internal-error",
                    line.does("chat", "\"text\":\"" + SAID + "\"").path("code").asText());
            List<String> ids = log().lines()
                    .map(ApiClient::read)
                    .filter(said -> said.path("message").asText().equals("A message could not be served"))
                    .map(said -> said.path("request").asText())
                    .toList();
            assertEquals(1, ids.size(), this::log);
            // The hello, the subscription, and this.
            assertTrue(ids.getFirst().matches("[0-9a-f]{16}\\.3"), ids::toString);
            assertFalse(log().contains(SAID), this::log);
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = TestDatabase.SQLITE
                        .source(DatabaseLocation.SqliteFile.in(data))
                        .getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    // ---- Secrets ----

    /** A bot that fails, and tells what it sees. */
    private static final class TalkativeBot implements Bot {

        @Override
        public String name() {
            return "Talkative";
        }

        @Override
        public ScoredMove chooseMove(
                InformationState state, Budget budget, java.util.function.Consumer<ScoredMove> progress) {
            throw new IllegalStateException("my hand: " + state.view().json());
        }
    }

    @Test
    void noSecretIsLoggedWhateverHappens() throws SQLException {
        TestDatabase.SQLITE.fresh(data);
        ServerConfig config = ServerConfig.in(data)
                .publicUrl(Optional.of(URI.create("http://localhost")))
                .isEachRequestLogged(true)
                .build();
        List<String> secrets = new ArrayList<>(List.of(
                PASSWORD,
                WRONG_PASSWORD,
                NEW_PASSWORD,
                SEAT_BYTES,
                ADDRESS,
                ADDRESS_IN_HEX,
                SAID,
                "my hand",
                "Adelaide"));
        try (TestServer server = TestServer.with(
                config,
                TestServer.games(),
                (game, level, seed) -> new TalkativeBot(),
                ChanceSource.provable(),
                new SecureRandom(),
                new ManualClock())) {
            ApiClient ada = visitor(server).with("X-Forwarded-For", ADDRESS);
            ada.comesInAs("Adelaide");
            secrets.add(valueOf(ada.cookie()));
            JsonNode account = ada.post("/api/accounts", "{\"name\":\"Adelaide\",\"password\":\"" + PASSWORD + "\"}")
                    .json();
            account.path("recoveryCodes").forEach(code -> secrets.add(code.asText()));
            secrets.add(valueOf(ada.cookie()));
            secrets.add(ada.post("/api/me/tokens", "{\"name\":\"Robot\"}")
                    .json()
                    .path("token")
                    .asText());
            SocketClient line = playAgainstABotThatFails(ada);
            misuse(ada, line);
            secrets.addAll(stored("select secret from rematch_secrets"));
            secrets.addAll(stored("select secret from table_reservations"));
            execute("drop table chat_messages");
            line.ask("chat", "\"table\":\"none\",\"text\":\"" + SAID + "\"");
            // Fails with what was to be stored in the hands of the database.
            execute("drop table tokens");
            ada.post("/api/me/tokens", "{\"name\":\"" + SAID + "\"}");
            signInAndOut(server, secrets);
        }
        assertTrue(secrets.size() > 20, secrets::toString);
        assertTrue(log().contains("\"message\":\"A bot failed\""), this::log);
        assertTrue(log().contains("\"from\":\"198.51.100.0/24\""), this::log);
        for (String secret : secrets) {
            assertTrue(secret.length() > 6, secret);
            assertFalse(log().contains(secret), () -> secret + " is in the log:\n" + log());
        }
    }

    /** Somebody who does not come by the public address: there is no proxy here. */
    private static ApiClient visitor(TestServer server) {
        return new ApiClient(
                () -> URI.create("http://localhost:" + server.port()),
                () -> server.clock().advance(25));
    }

    private static String valueOf(String cookie) {
        return cookie.replaceFirst("^[^=]*=", "");
    }

    private static void signInAndOut(TestServer server, List<String> secrets) {
        ApiClient ada = visitor(server).with("X-Forwarded-For", ADDRESS);
        ada.post("/api/session", "{\"name\":\"Adelaide\",\"password\":\"" + WRONG_PASSWORD + "\"}");
        ada.post("/api/session", "{\"name\":\"Adelaide\",\"password\":\"" + PASSWORD + "\"}");
        secrets.add(valueOf(ada.cookie()));
        ada.post("/api/me/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"" + NEW_PASSWORD + "\"}");
        ada.delete("/api/session");
        visitor(server).with("Authorization", "Bearer " + SAID).get("/api/me");
        visitor(server).with("Cookie", "parlour=" + SAID).get("/api/me");
    }

    private SocketClient playAgainstABotThatFails(ApiClient ada) {
        // The bot begins, and holds a card that nobody else sees.
        String table = ada.opens("kuhn", ApiClient.bot(1), "{\"you\":true,\"seatBytes\":\"" + SEAT_BYTES + "\"}");
        ada.post("/api/tables/reservations", "{}");
        SocketClient line = ada.speaks("en");
        TableReplica replica = TableReplica.of(line, table);
        line.ask("chat", "\"table\":\"" + table + "\",\"text\":\"" + SAID + "\"");
        while (!log().contains("A bot failed")) {
            replica.upToDate();
        }
        return line;
    }

    private static void misuse(ApiClient ada, SocketClient line) {
        ada.get("/api/tables/" + SAID.replace(' ', '-') + "?name=Adelaide");
        ada.post("/api/guests", "{\"name\":\"" + SAID + "\",");
        ada.post("/api/replays", SAID);
        line.send("{\"type\":\"chat\",\"id\":99,\"text\":\"" + SAID);
        line.settle();
    }

    private List<String> stored(String query) {
        try (Connection connection =
                TestDatabase.SQLITE.source(DatabaseLocation.SqliteFile.in(data)).getConnection()) {
            return Sql.all(connection, row -> row.getString(1), query);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
