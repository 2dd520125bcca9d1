package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;
import parlour.server.table.ChanceSource;

/** One address, or a few, ask for too much: they are refused, and an honest visitor still gets in. */
final class FloodTest {

    private static final String FLOOD = "203.0.113.9";
    private static final String HONEST = "198.51.100.7";
    private static final int SOCKETS = 5;

    @TempDir
    private Path data;

    private final ManualClock clock = new ManualClock();
    private final List<ApiClient> clients = new ArrayList<>();
    private Server server;
    private int refusals;

    /** Behind a proxy, which says where requests come from. */
    @BeforeEach
    void start() {
        ServerConfig config = ServerConfig.in(data)
                .database(TestDatabase.SQLITE.fresh(data))
                .publicUrl(Optional.of(URI.create("https://play.example.org")))
                .botThreads(1)
                .socketsPerAddress(SOCKETS)
                .analysis(new AnalysisQueue.AnalysisConfig(1, 24))
                .build();
        server = Server.start(
                config,
                new Environment(
                        TestServer.games(),
                        Environment.system(data).bots(),
                        ChanceSource.provable(),
                        clock,
                        clock::elapsed,
                        () -> 0,
                        new SecureRandom()));
    }

    @AfterEach
    void stop() {
        clients.forEach(ApiClient::close);
        server.close();
    }

    private ApiClient from(String address) {
        ApiClient client = new ApiClient(() -> URI.create("http://localhost:" + server.port()), () -> {})
                .with("X-Forwarded-For", address);
        clients.add(client);
        return client;
    }

    private ApiClient guest(String address, String name) {
        ApiClient client = from(address);
        client.comesInAs(name);
        return client;
    }

    // ---- Sockets ----

    @Test
    void addressHasAFewSocketsAndOthersStillGetIn() throws InterruptedException {
        ApiClient flood = from(FLOOD);
        List<SocketClient> open = new ArrayList<>();
        for (int i = 0; i < SOCKETS; i++) {
            open.add(flood.speaks("fr"));
        }
        SocketClient refused = flood.connects();
        JsonNode closing = refused.await("a goodbye", message -> message.has("code"));
        assertEquals("too-many-connections", closing.path("code").asText());
        from(HONEST).speaks("en");
        open.getFirst().close();
        boolean isBack = false;
        while (!isBack) {
            clock.advance(60_000);
            SocketClient again = flood.connects();
            again.tries("{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}");
            isBack = again.await("an answer", message -> true)
                    .path("type")
                    .asText()
                    .equals("welcome");
        }
    }

    @Test
    void addressMayNotConnectAgainAndAgain() {
        ApiClient flood = from(FLOOD);
        CompletionException refused = assertThrows(CompletionException.class, () -> {
            for (int i = 0; i <= 2 * SOCKETS; i++) {
                flood.connects().close();
            }
        });
        assertTrue(refused.toString().contains("WebSocketHandshakeException"), refused::toString);
        from(HONEST).speaks("en");
    }

    /** Whoever was kept out by a failure must not count as connected for ever. */
    @Test
    void socketsThatCouldNotBeOpenedDoNotCount() throws SQLException, InterruptedException {
        ApiClient ada = guest(FLOOD, "Ada");
        rename("mutes", "mutes_away");
        for (int i = 0; i < SOCKETS; i++) {
            ada.connects().awaitClose();
        }
        rename("mutes_away", "mutes");
        boolean isIn = false;
        while (!isIn) {
            // What was closed is forgotten in a moment.
            clock.advance(60_000);
            SocketClient again = ada.connects();
            again.tries("{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}");
            JsonNode answer = again.await("an answer", message -> true);
            isIn = answer.path("type").asText().equals("welcome");
            assertTrue(isIn || ++refusals < 1_000, answer::toString);
        }
    }

    private void rename(String from, String to) throws SQLException {
        try (Connection connection = TestDatabase.SQLITE
                        .source(DatabaseLocation.SqliteFile.in(data))
                        .getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("alter table " + from + " rename to " + to);
        }
    }

    // ---- Names of tables ----

    @Test
    void namesOfTablesCannotBeGuessed() {
        ApiClient ada = guest(FLOOD, "Ada");
        String table = ada.opens("conquest", ME, FREE);
        SocketClient flood = from(FLOOD).speaks("en");
        String code = "";
        for (int i = 0; i < 200 && !code.equals("rate-limited"); i++) {
            clock.advance(25);
            code = flood.ask("subscribe", "\"table\":\"nowhere" + i + "\",\"afterSeq\":0")
                    .path("code")
                    .asText();
        }
        assertEquals("rate-limited", code);
        String found = "\"table\":\"" + table + "\",\"afterSeq\":0";
        assertEquals("rate-limited", flood.ask("subscribe", found).path("code").asText());
        assertEquals(429, from(FLOOD).get("/api/tables/" + table).status());
        assertEquals(429, guest(FLOOD, "Eve").get("/api/tables/" + table).status());
        // Whoever sits there, or comes from elsewhere, is not affected.
        assertEquals(
                "table", ada.speaks("en").ask("subscribe", found).path("type").asText());
        assertEquals(200, ada.get("/api/tables/" + table).status());
        assertEquals(
                "table",
                from(HONEST).speaks("en").ask("subscribe", found).path("type").asText());
    }

    // ---- Analysis ----

    private static String endless(int number) {
        return "{\"type\":\"analyse\",\"game\":\"sixfaces\",\"time\":" + (10_000 - number) + "}";
    }

    @Test
    void analysesFromFiveAddressesLeaveRoomForASixth() throws InterruptedException {
        List<String> asked = new ArrayList<>();
        int number = 0;
        for (int turn = 0; turn < 10; turn++) {
            for (int i = 0; i < 5; i++) {
                ApiClient flood = from("203.0.113." + i);
                asked.add(flood.post("/api/analysis", endless(number++))
                        .json()
                        .path("id")
                        .asText());
            }
        }
        ApiClient honest = from(HONEST);
        ApiClient.Exchange answer = honest.post("/api/analysis", endless(number));
        assertEquals(202, answer.status(), answer::text);
        assertTrue(answer.json().path("queuePosition").asInt() <= 5, answer::text);
        String id = answer.json().path("id").asText();
        // Every analysis runs until it is dropped: of those that are asked for, its turn comes within six.
        int dropped = 0;
        while (!honest.get("/api/analysis/" + id).json().path("state").asText().equals("thinking")) {
            for (String other : asked) {
                if (!other.isEmpty()
                        && honest.get("/api/analysis/" + other)
                                .json()
                                .path("state")
                                .asText()
                                .equals("thinking")) {
                    honest.delete("/api/analysis/" + other);
                    dropped++;
                }
            }
            Thread.sleep(5);
        }
        assertTrue(dropped <= 6, "after " + dropped);
    }

    // ---- Tables ----

    private static ApiClient.Exchange open(ApiClient client, boolean isListed) {
        return client.post(
                "/api/tables",
                "{\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"},\"listed\":" + isListed + ",\"seats\":[" + FREE
                        + "," + FREE + "]}");
    }

    /** Opens tables until that is refused for another reason than the rate; returns how many, and checks the refusal. */
    private int openUntilRefused(Supplier<ApiClient> client, String sentence) {
        for (int opened = 0; opened < 1_000; opened++) {
            clock.advance(20_000);
            ApiClient.Exchange answer = open(client.get(), true);
            if (answer.status() != 201) {
                assertEquals("tables-full", answer.code(), answer::text);
                assertTrue(answer.json().path("message").asText().startsWith(sentence), answer::text);
                return opened;
            }
        }
        throw new AssertionError("no limit");
    }

    @Test
    void personAndAddressHaveAFewTablesAndOthersAreStillSeen() {
        ApiClient honest = guest(HONEST, "Ada");
        String table = honest.opens("conquest", ME, FREE);
        honest.speaks("en").ask("subscribe", "\"table\":\"" + table + "\",\"afterSeq\":0");
        ApiClient eve = guest(FLOOD, "Eve");
        String first = open(eve, true).json().path("table").asText();
        assertEquals(49, openUntilRefused(() -> eve, "You already have 50 open tables"));
        SocketClient eves = eve.speaks("en");
        int seq = eves.ask("subscribe", "\"table\":\"" + first + "\",\"afterSeq\":0")
                .path("seq")
                .asInt();
        eves.ask("leave", "\"table\":\"" + first + "\",\"seq\":" + seq);
        assertEquals(1, openUntilRefused(() -> eve, "You already have 50 open tables"));
        // Eve's closed table still counts for the address until it is full.
        ApiClient[] next = {eve};
        int others = openUntilRefused(
                () -> {
                    next[0] = guest(FLOOD, "Eve");
                    return next[0];
                },
                "Your network already has 200 open tables");
        assertEquals(150, others);
        JsonNode waiting = honest.get("/api/tables").json().path("waiting");
        assertEquals(100, waiting.size());
        assertEquals(table, waiting.path(0).path("table").asText());
        assertEquals(201, open(honest, true).status());
    }

    @Test
    void abandonedTablesAreClosedAndUnusedGuestsDeleted() {
        ApiClient ada = guest(HONEST, "Ada");
        String sat = ada.opens("conquest", ME, FREE);
        String playing = ada.opens("conquest", ME, ME);
        String empty = open(ada, true).json().path("table").asText();
        String unlisted = open(ada, false).json().path("table").asText();
        String watched = ada.opens("conquest", ME, FREE);
        SocketClient adas = ada.speaks("en");
        adas.ask("subscribe", "\"table\":\"" + watched + "\",\"afterSeq\":0");
        ApiClient idle = guest(HONEST, "Idle");
        clock.advance(Duration.ofHours(23).toMillis());
        server.cleanUp();
        assertEquals("waiting", phase(ada, sat));
        clock.advance(Duration.ofHours(2).toMillis());
        server.cleanUp();
        assertEquals("closed", phase(ada, sat));
        assertEquals("closed", phase(ada, empty));
        assertEquals("playing", phase(ada, playing));
        assertEquals("waiting", phase(ada, unlisted));
        assertEquals("waiting", phase(ada, watched));
        JsonNode events = ada.get("/api/tables/" + sat + "/events").json().path("events");
        assertEquals("closed", events.path(events.size() - 1).at("/event/kind").asText());
        clock.advance(Duration.ofDays(14).toMillis());
        server.cleanUp();
        assertEquals("closed", phase(ada, unlisted));
        assertEquals("waiting", phase(ada, watched));
        assertEquals(ada.id(), ada.get("/api/me").json().at("/you/id").asText());
        assertTrue(idle.get("/api/me").json().path("you").isMissingNode());
    }

    private static String phase(ApiClient client, String table) {
        return client.get("/api/tables/" + table).json().at("/state/phase").asText();
    }
}
