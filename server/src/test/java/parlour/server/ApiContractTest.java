package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.bot.SeededRandom;
import parlour.domination.Domination;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.file.GameFile;

/** All requests, responses and messages match their documentation, and nothing documented is missing. */
final class ApiContractTest {

    private static final String KEYS = "{\"name\":\"Adelaide\",\"password\":\"a long walk home\"}";

    @TempDir
    private Path data;

    private final ApiContract contract = new ApiContract();

    /** Both languages mention the same routes, fields and codes. */
    @Test
    void protocolMentionsTheSameCodeInBothLanguages() throws IOException {
        Path docs = Path.of("..", "docs");
        assertEquals(
                code(Files.readString(docs.resolve("protocol.md"))),
                code(Files.readString(docs.resolve("protocol.fr.md"))));
    }

    private static Set<String> code(String page) {
        return Pattern.compile("`([^`\n]+)`")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .filter(words -> words.matches("[a-zA-Z/{}.-]+( [a-z/{}.-]+)?"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void contractListsExactlyTheRoutes() {
        try (Server server = Server.start(ServerConfig.in(data, 0), Environment.system(data))) {
            Set<String> pages = Set.of("GET /", "GET /<path>");
            Set<String> served = server.routes().stream()
                    .filter(route -> !pages.contains(route))
                    // Javalin's syntax for parameters that may contain slashes.
                    .map(route -> route.replace("<path>", "{path}"))
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> written = contract.operations().stream()
                    .map(ApiContract.Operation::name)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(served, written);
        }
    }

    @Test
    void sharedSchemasAreEqualInBothDocuments() {
        List<String> both = new ArrayList<>();
        contract.components().properties().forEach(component -> {
            JsonNode other = contract.definitions().path(component.getKey());
            if (!other.isMissingNode()) {
                String text = component.getValue().toString().replace("#/components/schemas/", "#/$defs/");
                assertEquals(other.toString(), text, component.getKey());
                both.add(component.getKey());
            }
        });
        assertFalse(both.isEmpty());
    }

    @Test
    void undocumentedFieldsFailTheContract() {
        assertFalse(contract.heardWrong("{\"type\":\"pong\",\"more\":1}").isEmpty());
        assertFalse(contract.saidWrong("{\"type\":\"ping\",\"more\":1}").isEmpty());
        assertFalse(contract.heardWrong("{\"type\":\"done\",\"id\":1}").isEmpty());
        assertFalse(contract.saidWrong("{\"type\":\"bow\"}").isEmpty());
        ApiClient.Exchange me = new ApiClient.Exchange(
                "GET", "/api/me", java.util.Optional.empty(), 200, "application/json", "{\"you\":null}");
        assertFalse(contract.wrong(me).isEmpty());
    }

    @Test
    void everyMessageMatchesTheSchema() {
        try (TestServer host = TestServer.in(data)) {
            administer(host);
            readEverything(host);
            playEverything(host);
            beSomebody(host);
            judge(host);
        }
    }

    private static void readEverything(TestServer host) {
        ApiClient stranger = host.stranger();
        List.of(
                        "/api/games",
                        "/api/me",
                        "/api/tables",
                        "/api/connection",
                        "/api/site",
                        "/health",
                        "/metrics",
                        "/charts/0.pdf",
                        "/docs",
                        "/docs/protocol",
                        "/docs/protocol.md",
                        "/api/openapi.json",
                        "/api/asyncapi.json",
                        "/api/socket.schema.json",
                        "/api/card-set.schema.json",
                        "/api/me/tables",
                        "/api/tables/nowhere",
                        "/api/tables/nowhere/events?afterSeq=x")
                .forEach(stranger::get);
        stranger.post("/api/positions", "{\"game\":\"conquest\",\"options\":[\"first=white\"]}");
        stranger.post("/api/positions", "{\"game\":\"kuhn\",\"options\":[\"seats=2\"],\"position\":\"13/bc\"}");
        stranger.post("/api/positions", "{\"game\":\"chess\"}");
        stranger.post("/api/replays", "nothing of the kind");
        stranger.post("/api/analysis", "{\"type\":\"moves\",\"game\":\"conquest\",\"moves\":[\"lot:white\"]}");
        stranger.post("/api/analysis", "{\"type\":\"think\",\"game\":\"conquest\"}");
        String thought = "/api/analysis/"
                + stranger.post("/api/analysis", "{\"type\":\"analyse\",\"game\":\"sixfaces\",\"time\":10000}")
                        .json()
                        .path("id")
                        .asText();
        stranger.get(thought);
        stranger.delete(thought);
        stranger.get(thought);
        stranger.post("/api/guests", "[]");
        stranger.post("/api/guests", "{}");
    }

    private static void administer(TestServer host) {
        ApiClient admin = host.admin();
        ApiClient rude = host.guest("Rude");
        String table = rude.opens("conquest", ME, FREE);
        SocketClient rudes = rude.speaks("en");
        TableReplica.of(rudes, table);
        rudes.ask("chat", "\"table\":\"" + table + "\",\"text\":\"Grrr\"");
        ApiClient polite = host.guest("Polite");
        polite.post(
                "/api/reports", "{\"person\":\"" + rude.id() + "\",\"table\":\"" + table + "\",\"why\":\"Growls\"}");
        String profile = "/api/people/" + rude.id();
        polite.get(profile);
        host.stranger().get(profile);
        polite.post(profile + "/mute", "");
        polite.delete(profile + "/mute");
        String action = admin.post(
                        "/api/admin/actions",
                        "{\"kind\":\"ban\",\"subject\":\"" + rude.id() + "\",\"why\":\"Growled\",\"hours\":1}")
                .json()
                .path("id")
                .asText();
        rude.get("/api/me");
        admin.get("/api/admin?search=rude");
        admin.delete("/api/admin/actions/" + action);
        admin.get("/api/me");
    }

    private static void usePasskeys(TestServer host) {
        ApiClient dot = host.guest("Dot");
        dot.post("/api/accounts", "{\"name\":\"Dot\",\"password\":\"" + PasskeysTest.PASSWORD + "\"}");
        SoftwareKey key = new SoftwareKey(host.address().toString());
        String id = PasskeysTest.adds(dot, key, "Telephone").json().path("id").asText();
        dot.post("/api/me/passkeys/" + id + "/name", "{\"name\":\"Tablet\"}");
        dot.get("/api/me/passkeys");
        dot.post("/api/session/passkey", PasskeysTest.answer(dot, key));
        dot.delete("/api/me/passkeys/" + id);
    }

    private static void playEverything(TestServer host) {
        ApiClient ada = host.guest("Ada");
        ApiClient bob = host.guest("Bob");
        ApiClient cyd = host.guest("Cyd");
        SocketClient adas = ada.speaks("en");
        SocketClient bobs = bob.speaks("fr");
        SocketClient cyds = cyd.speaks("fr");
        ada.opensWith(
                "\"game\":\"conquest\",\"options\":[],\"startPosition\":\"" + aPosition(ada)
                        + "\",\"clock\":{\"kind\":\"days\",\"days\":2}",
                ME,
                FREE);

        String poker = ada.opensWith(
                "\"game\":\"kuhn\",\"options\":[\"seats=3\"],\"listed\":true,"
                        + "\"clock\":{\"kind\":\"increment\",\"baseMs\":600000,\"incrementMs\":1000}",
                ME,
                FREE,
                FREE);
        TableReplica first = TableReplica.of(adas, poker);
        TableReplica second = TableReplica.of(bobs, poker);
        second.does("sit", "\"seatBytes\":\"01\",\"seat\":1");
        second.upToDate().does("leave", "");
        second.upToDate().does("sit", "\"seatBytes\":\"01\"");
        TableReplica third = TableReplica.of(cyds, poker);
        third.does("sit", "\"seatBytes\":\"02\",\"seat\":2");
        first.upToDate().plays("check");
        second.upToDate().does("request-takeback", "");
        first.upToDate().does("request-takeback", "");
        second.upToDate().does("request-takeback", "");
        third.upToDate().does("decline-takeback", "");
        second.upToDate().plays("check");
        second.upToDate().does("request-takeback", "");
        first.upToDate().does("request-takeback", "");
        ada.get("/api/tables/" + poker);
        third.upToDate().does("request-takeback", "");
        cyds.cut();
        adas.await(
                "Cyd gone",
                message -> message.path("person").asText().equals(cyd.id())
                        && !message.path("present").asBoolean(true));
        host.serve(Duration.ofSeconds(61));
        first.upToDate().does("vote-replace", "\"seat\":2");
        second.upToDate().does("vote-replace", "\"seat\":2");
        second.upToDate().does("resign", "");
        bob.get("/api/tables/" + poker + "/game-file");
        ada.get("/api/me/tables");
        ada.get("/api/me/data");
        usePasskeys(host);
        ada.get("/api/tables");

        ada.post("/api/tables/reservations", "{}");
        String duel = ada.opens("conquest", ME, FREE);
        String at = "\"table\":\"" + duel + "\"";
        TableReplica white = TableReplica.of(adas, duel);
        TableReplica black = TableReplica.of(bobs, duel);
        black.does("sit", "\"seatBytes\":\"03\"");
        adas.ask("threats", at + ",\"seat\":1");
        adas.ask("chat", at + ",\"text\":\"Bonne chance\"");
        bobs.ask("mute", "\"person\":\"" + ada.id() + "\",\"muted\":true");
        TableReplica mover = white.upToDate().moves().isEmpty() ? black.upToDate() : white;
        mover.does("declare", "\"text\":\"" + mover.moves().getFirst() + "\"");
        mover.plays(mover.moves().getFirst());
        white.upToDate().does("offer-draw", "");
        black.upToDate().does("decline-draw", "");
        Random random = new Random(1);
        while (white.upToDate().isOn()) {
            mover = white.moves().isEmpty() ? black.upToDate() : white;
            mover.plays(PlayTest.choice(mover.state().path("moves"), random));
        }
        ada.get("/api/tables/" + duel + "/events?afterSeq=0");
        ada.get("/api/tables/" + duel + "/replay");
        ada.get("/api/tables/" + poker + "/replay");
        ada.post("/api/replays", ada.get("/api/tables/" + duel + "/game-file").text());
        JsonNode endings =
                ada.post("/api/replays", aGameOfDomination(random)).json().path("endings");
        assertEquals(1, endings.size(), "an ending of two is looked back upon");
        assertEquals(14, endings.path(0).path("steps").size());
        ada.get("/api/tables/" + duel + "/card-set");
        CardSetsTest.openWithCards(ada, CardSetsTest.stored(ada));
        white.upToDate().does("offer-rematch", "\"seatBytes\":\"04\"");
        black.upToDate().does("offer-rematch", "\"seatBytes\":\"05\"");
        TableReplica.of(adas, black.upToDate().state().at("/rematch/table").asText())
                .does("resign", "");
        TableReplica.of(adas, ada.opens("sixfaces", FREE, ApiClient.bot(1))).does("leave", "");
        adas.ask("unsubscribe", at);
        adas.settle();
        ada.get("/api/tables");
        host.stranger().connects().sendBinary(new byte[] {1});
        bobs.settle();
    }

    private static String aPosition(ApiClient visitor) {
        return visitor.post("/api/positions", "{\"game\":\"conquest\",\"options\":[]}")
                .json()
                .path("notation")
                .asText();
    }

    private static void beSomebody(TestServer host) {
        ApiClient ada = host.guest("Ada again");
        ada.post("/api/me/name", "{\"name\":\"Adele\"}");
        ada.post("/api/accounts", "{\"name\":\"Adelaide\",\"password\":\"short\"}");
        JsonNode codes = ada.post("/api/accounts", KEYS).json().path("recoveryCodes");
        String token = ada.post("/api/me/tokens", "{\"name\":\"Robot\"}")
                .json()
                .path("id")
                .asText();
        ada.get("/api/me");
        ada.get("/api/me/tokens");
        host.stranger().post("/api/session", KEYS);
        ada.delete("/api/me/sessions/"
                + ada.get("/api/me/sessions").json().at("/sessions/0/id").asText());
        ada.post("/api/session", KEYS);
        ada.delete("/api/me/sessions");
        ada.delete("/api/me/tokens/" + token);
        ada.delete("/api/me/tokens/" + token);
        ada.post(
                "/api/password-resets",
                "{\"name\":\"Adelaide\",\"code\":" + codes.get(0) + ",\"password\":\"the next pass\"}");
        ada.post("/api/me/password", "{\"old\":\"the next pass\",\"new\":\"a long walk home\"}");
        ada.post("/api/me/recovery-codes", "{\"password\":\"a long walk home\"}");
        ada.delete("/api/session");
        host.guest("Adrian").post("/api/session", KEYS);
        ApiClient again = host.guest("Adam");
        again.post("/api/session", "{\"name\":\"Adelaide\",\"password\":\"wrong as can be\"}");
        again.post("/api/session", KEYS);
        again.delete("/api/me", "{\"password\":\"a long walk home\"}");
    }

    // ---- Validating ----

    private void judge(TestServer host) {
        Set<String> granted = new TreeSet<>();
        Set<String> said = new TreeSet<>();
        Set<String> heard = new TreeSet<>();
        Set<String> kinds = new TreeSet<>();
        for (ApiClient visitor : host.visitors()) {
            for (ApiClient.Exchange exchange : visitor.exchanges()) {
                assertEquals("", contract.wrong(exchange), exchange::toString);
                exchange.json()
                        .path("events")
                        .forEach(event -> kinds.add(event.at("/event/kind").asText()));
                if (exchange.status() < 300) {
                    granted.add(contract.operation(exchange).orElseThrow().name());
                }
            }
            for (SocketClient line : visitor.lines()) {
                for (String message : line.sent()) {
                    assertEquals(List.of(), contract.saidWrong(message), message);
                    said.add(ApiClient.read(message).path("type").asText());
                }
                for (String message : line.received()) {
                    assertEquals(List.of(), contract.heardWrong(message), message);
                    JsonNode read = ApiClient.read(message);
                    heard.add(read.path("type").asText());
                    kinds.add(read.at("/event/kind").asText());
                }
            }
        }
        assertEquals(
                contract.operations().stream()
                        .map(ApiContract.Operation::name)
                        .collect(Collectors.toCollection(TreeSet::new)),
                granted);
        assertEquals(types("client"), said);
        assertEquals(types("server"), heard);
        kinds.add("time-ran-out"); // tested separately, with a clock
        kinds.remove("");
        assertEquals(kindsWritten(), kinds);
    }

    private Set<String> types(String side) {
        Set<String> types = new TreeSet<>();
        contract.definitions().path(side).path("oneOf").forEach(ref -> {
            String name = ref.path("$ref").asText().substring("#/$defs/".length());
            types.add(contract.definitions()
                    .path(name)
                    .at("/properties/type/const")
                    .asText());
        });
        return types;
    }

    private Set<String> kindsWritten() {
        Set<String> kinds = new TreeSet<>();
        contract.definitions()
                .at("/tableEvent/oneOf")
                .forEach(event -> kinds.add(event.at("/properties/kind/const").asText()));
        return kinds;
    }

    private static String aGameOfDomination(Random random) {
        Options options = Options.defaults(Domination.DOMINATION);
        Position position = Domination.DOMINATION.start(options);
        List<String> moves = new ArrayList<>();
        while (position.outcome().isEmpty()) {
            MoveList legal = new MoveList();
            position.legalMoves(legal);
            int move = position.turn() < 0
                    ? new SeededRandom(random.nextLong()).drawOutcome(position)
                    : legal.get(random.nextInt(legal.size()));
            moves.add(position.text(move));
            position.play(move);
        }
        try {
            return GameFile.of(Domination.DOMINATION, options, Domination.DOMINATION.start(options), moves)
                    .write();
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }
}
