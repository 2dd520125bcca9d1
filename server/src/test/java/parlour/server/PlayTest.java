package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.chance.Verification;
import parlour.game.NotationException;
import parlour.game.file.GameFile;
import parlour.server.version.Version;

/** Everything a table can do, over the API: two players and a spectator on a real server. */
final class PlayTest {

    @TempDir
    private Path data;

    private TestServer server;
    private ApiClient ada;
    private ApiClient bob;

    @BeforeEach
    void open() {
        server = TestServer.in(data);
        ada = server.guest("Ada");
        bob = server.guest("Bob");
    }

    @AfterEach
    void close() {
        server.close();
    }

    /** Ada has opened a table and Bob has joined: the game has started. */
    private record Pair(String table, SocketClient adas, SocketClient bobs, TableReplica ada, TableReplica bob) {

        TableReplica toMove() {
            ada.upToDate();
            bob.upToDate();
            return ada.moves().isEmpty() ? bob : ada;
        }

        TableReplica waiting() {
            return toMove() == ada ? bob : ada;
        }
    }

    private Pair pair(String game) {
        String table = ada.opens(game, ME, FREE);
        SocketClient adas = ada.speaks("en");
        SocketClient bobs = bob.speaks("fr");
        TableReplica first = TableReplica.of(adas, table);
        TableReplica second = TableReplica.of(bobs, table);
        assertDone(second.does("sit", "\"seatBytes\":\"abcd\""));
        return new Pair(table, adas, bobs, first, second);
    }

    private static void assertDone(JsonNode answer) {
        assertEquals("done", answer.path("type").asText(), answer.toString());
    }

    private static void assertRefused(String code, JsonNode answer) {
        assertEquals("refused", answer.path("type").asText(), answer.toString());
        assertEquals(code, answer.path("code").asText());
        assertFalse(answer.path("message").asText().isBlank());
    }

    /** A winning move, otherwise a capture, otherwise any. */
    static String choice(JsonNode moves, RandomGenerator random) {
        for (String wish : List.of("wins", "takes")) {
            for (JsonNode move : moves) {
                if (move.path(wish).asBoolean()) {
                    return move.path("text").asText();
                }
            }
        }
        return moves.get(random.nextInt(moves.size())).path("text").asText();
    }

    private static void playOut(Pair pair, RandomGenerator random) {
        while (pair.ada().upToDate().isOn()) {
            TableReplica mover = pair.toMove();
            assertDone(mover.plays(choice(mover.state().path("moves"), random)));
        }
        pair.bob().upToDate();
    }

    @Test
    void bothPlayersSeeTheSameGame() {
        SeededTest.run(this::playAWholeGame);
    }

    private void playAWholeGame(Random random) throws NotationException {
        Pair pair = pair("conquest");
        SocketClient eyes = server.stranger().speaks("en");
        TableReplica spectator = TableReplica.of(eyes, pair.table());
        playOut(pair, random);

        assertEquals(pair.ada().kinds(), pair.bob().kinds());
        assertGapless(pair.ada());
        assertGapless(spectator.upToDate());
        assertEquals("ended", pair.ada().state().path("phase").asText());
        assertEquals(fresh(ada, pair.table()), pair.ada().state());
        assertEquals(fresh(bob, pair.table()), pair.bob().state());
        assertEquals(fresh(server.stranger(), pair.table()), spectator.state());
        assertTrue(eyes.received().stream().noneMatch(text -> text.contains("\"moves\":[{")));

        String text = bob.get("/api/tables/" + pair.table() + "/game-file").text();
        assertEquals(
                Version.CURRENT.program(),
                GameFile.read(text).tag(GameFile.PROGRAM).orElseThrow());
        Verification checked = Verification.of(GameFile.read(text), TestServer.games());
        assertTrue(assertInstanceOf(Verification.Checked.class, checked).isRight());
        JsonNode kept = bob.get("/api/tables/" + pair.table() + "/replay").json();
        assertEquals(kept, server.stranger().post("/api/replays", text).json());
        assertEquals(
                pair.ada().state().at("/history").size() + 1, kept.path("plies").size());
        JsonNode events = ada.get("/api/tables/" + pair.table() + "/events?afterSeq=0")
                .json()
                .path("events");
        assertEquals(pair.ada().number(), events.size());
    }

    private static void assertGapless(TableReplica picture) {
        List<Integer> numbers = picture.numbers();
        assertEquals(
                IntStream.rangeClosed(numbers.getFirst(), numbers.getLast())
                        .boxed()
                        .toList(),
                numbers);
    }

    private static JsonNode fresh(ApiClient who, String table) {
        return TableReplica.of(who.speaks("en"), table).state();
    }

    @Test
    void reconnectedClientGetsOnlyMissedEvents() {
        Pair pair = pair("conquest");
        RandomGenerator random = new Random(1);
        for (int ply = 0; ply < 4; ply++) {
            pair.toMove().plays(pair.toMove().moves().getFirst());
        }
        int seen = pair.bob().upToDate().number();
        pair.bobs().cut();
        pair.adas()
                .await(
                        "Bob gone",
                        message -> message.path("type").asText().equals("presence")
                                && message.path("person").asText().equals(bob.id())
                                && !message.path("present").asBoolean());
        pair.ada().upToDate();
        assertDone(pair.ada().does("offer-draw", ""));
        if (!pair.ada().moves().isEmpty()) {
            assertDone(pair.ada().upToDate().plays(choice(pair.ada().state().path("moves"), random)));
        }

        SocketClient again = bob.speaks("fr");
        TableReplica back = pair.bob().resumedOn(again);
        int now = pair.ada().upToDate().number();
        assertEquals(IntStream.rangeClosed(seen + 1, now).boxed().toList(), back.numbers());
        assertEquals(fresh(bob, pair.table()), back.state());
    }

    @Test
    void gameContinuesAfterARestart() {
        Pair pair = pair("sixfaces");
        pair.toMove().plays(pair.toMove().moves().getFirst());
        JsonNode before = pair.ada().upToDate().state().deepCopy();
        server.restart();
        assertEquals(
                "shutdown",
                pair.adas()
                        .await("closing", m -> m.path("type").asText().equals("closing"))
                        .path("code")
                        .asText());

        SocketClient adas = ada.speaks("en");
        SocketClient bobs = bob.speaks("fr");
        Pair later = new Pair(
                pair.table(), adas, bobs, pair.ada().resumedOn(adas), pair.bob().resumedOn(bobs));
        assertEquals(before, fresh(ada, pair.table()));
        SeededTest.run(random -> playOut(later, random));
        assertEquals(later.ada().state().path("result"), later.bob().state().path("result"));
    }

    @Test
    void resigningEndsTheGameAndARematchSwapsSeats() {
        Pair pair = pair("conquest");
        assertDone(pair.ada().upToDate().does("resign", ""));
        assertEquals(
                "resigned", pair.bob().upToDate().state().at("/result/reason").asText());
        assertEquals("0-1", pair.bob().state().at("/result/result").asText());
        assertRefused("over", pair.bob().plays("e8-e7"));
        assertDone(pair.ada().upToDate().does("offer-rematch", "\"seatBytes\":\"01\""));
        assertDone(pair.bob().upToDate().does("offer-rematch", "\"seatBytes\":\"02\""));
        String next = pair.bob().upToDate().state().at("/rematch/table").asText();
        TableReplica rematch = TableReplica.of(pair.adas(), next);
        assertEquals(List.of(1), ApiClient.JSON.convertValue(rematch.state().path("yourSeats"), List.class));
        assertEquals("playing", rematch.state().path("phase").asText());
        assertEquals(
                terms(ada, pair.table()).path("rematchCommitment"),
                terms(ada, next).path("commitment"));
    }

    private static JsonNode terms(ApiClient visitor, String table) {
        return visitor.get("/api/tables/" + table).json().path("terms");
    }

    @Test
    void reservationShowsTheCommitmentBeforeOpening() {
        JsonNode offer = ada.post("/api/tables/reservations", "{}").json();
        String name = offer.path("table").asText();
        String terms = "\"table\":\"" + name + "\",\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"}";
        assertEquals(name, ada.opensWith(terms, ME, ApiClient.bot(1)));
        TableReplica picture = TableReplica.of(ada.speaks("en"), name);
        assertEquals(offer.path("commitment"), terms(ada, name).path("commitment"));
        assertEquals("", picture.state().at("/chance/seatBytes/1").asText(), "a bot brings no bytes");

        String again = "{" + terms + ",\"seats\":[" + ME + "," + FREE + "]}";
        assertEquals(
                "table-taken",
                ada.post("/api/tables", again).json().path("code").asText());
        String unlikely = again.replace(name, "no-name!");
        assertEquals(
                "bad-field",
                ada.post("/api/tables", unlikely).json().path("code").asText());
    }

    @Test
    void drawAndTakebackNeedBothPlayers() {
        Pair pair = pair("conquest");
        TableReplica mover = pair.toMove();
        TableReplica other = pair.waiting();
        String move = mover.moves().getFirst();
        assertDone(mover.plays(move));
        assertDone(mover.upToDate().does("request-takeback", ""));
        assertDone(other.upToDate().does("decline-takeback", ""));
        assertRefused("asked-already", mover.upToDate().does("request-takeback", ""));
        assertRefused("nothing-asked", other.upToDate().does("decline-takeback", ""));
        String reply = other.moves().getFirst();
        assertDone(other.plays(reply));
        assertDone(other.upToDate().does("request-takeback", ""));
        assertDone(mover.upToDate().does("request-takeback", ""));
        assertTrue(other.upToDate().moves().contains(reply));
        assertEquals(fresh(ada, pair.table()), pair.ada().upToDate().state());

        assertDone(other.does("offer-draw", ""));
        assertDone(mover.upToDate().does("decline-draw", ""));
        assertRefused("nothing-offered", mover.upToDate().does("decline-draw", ""));
        assertDone(mover.does("offer-draw", ""));
        assertDone(other.upToDate().does("offer-draw", ""));
        assertEquals("1/2-1/2", mover.upToDate().state().at("/result/result").asText());
    }

    @Test
    void mutedPersonsChatIsNotSent() {
        Pair pair = pair("conquest");
        String where = "\"table\":\"" + pair.table() + "\"";
        assertDone(pair.adas().ask("chat", where + ",\"text\":\" Bonjour \\u00e0 vous \""));
        JsonNode line = pair.bobs()
                .await("chat", m -> m.path("type").asText().equals("chat"))
                .path("line");
        assertEquals("Bonjour à vous", line.path("text").asText());
        assertEquals(ada.id(), line.path("person").asText());
        assertDone(pair.bobs().ask("mute", "\"person\":\"" + ada.id() + "\",\"muted\":true"));
        assertDone(pair.adas().ask("chat", where + ",\"text\":\"psst\""));
        pair.bobs().settle();
        assertTrue(pair.bobs().received().stream().noneMatch(text -> text.contains("psst")));
        assertEquals(
                0,
                bob.speaks("fr")
                        .ask("subscribe", where + ",\"afterSeq\":0")
                        .path("chat")
                        .size());
        assertDone(pair.bobs().ask("mute", "\"person\":\"" + ada.id() + "\",\"muted\":false"));
        assertEquals(
                2,
                bob.speaks("fr")
                        .ask("subscribe", where + ",\"afterSeq\":0")
                        .path("chat")
                        .size());
        assertRefused("bad-chat", pair.adas().ask("chat", where + ",\"text\":\" \""));
        SocketClient eyes = server.guest("Cyd").speaks("en");
        TableReplica.of(eyes, pair.table());
        assertRefused("not-seated", eyes.ask("chat", where + ",\"text\":\"hello\""));
    }

    @Test
    void declarationIsBroadcastAndNotStored() {
        Pair pair = pair("conquest");
        TableReplica mover = pair.toMove();
        int number = mover.number();
        String move = mover.moves().stream()
                .filter(text -> text.contains("-"))
                .findFirst()
                .orElseThrow();
        String part = move.substring(0, move.indexOf('-'));
        SocketClient listening = mover == pair.ada() ? pair.bobs() : pair.adas();
        SocketClient talking = mover == pair.ada() ? pair.adas() : pair.bobs();
        assertDone(mover.does("declare", "\"text\":\"" + part + "\""));
        JsonNode declared =
                listening.await("declared", m -> m.path("type").asText().equals("declared"));
        assertEquals(part, declared.path("text").asText());
        talking.settle();
        assertTrue(talking.received().stream().noneMatch(text -> text.contains("\"declared\"")));
        assertEquals(number, mover.upToDate().number());
        assertRefused("begins-no-move", mover.does("declare", "\"text\":\"z9\""));
        assertRefused("not-your-turn", pair.waiting().does("declare", "\"text\":\"" + part + "\""));
        assertDone(mover.does("declare", "\"text\":\"\""));
    }

    @Test
    void botPlaysItsSeat() {
        String table = ada.opens("sixfaces", ME, ApiClient.bot(1));
        SocketClient line = ada.speaks("en");
        TableReplica picture = TableReplica.of(line, table);
        assertDone(picture.plays(picture.moves().getFirst()));
        line.await(
                "the bot's move",
                message -> message.at("/event/kind").asText().equals("played")
                        && message.at("/event/seat").asInt() == 1);
        assertFalse(picture.upToDate().moves().isEmpty());
        assertDone(picture.does("resign", ""));
    }

    @Test
    void refusalsHaveACodeAndAMessageInTheClientsLanguage() {
        Pair pair = pair("conquest");
        TableReplica mover = pair.toMove();
        assertRefused("not-your-turn", pair.waiting().plays("d1-d5"));
        SocketClient speaking = mover == pair.ada() ? pair.adas() : pair.bobs();
        String where = "\"table\":\"" + pair.table() + "\"";
        assertRefused("stale", speaking.ask("play", where + ",\"seq\":1,\"move\":\"d1-d5\""));
        assertRefused("stale", speaking.ask("resign", where + ",\"seq\":999"));
        assertEquals(
                "Abonnez-vous d’abord à la table (subscribe).",
                pair.bobs()
                        .ask("resign", "\"table\":\"nowhere\",\"seq\":1")
                        .path("message")
                        .asText());
        assertRefused("table-not-found", pair.bobs().ask("subscribe", "\"table\":\"nowhere\",\"afterSeq\":0"));
        assertEquals("table-not-found", bob.get("/api/tables/nowhere").code());
        assertEquals("not-found", bob.get("/api/nothing").code());
        assertRefused("unknown-type", pair.bobs().ask("dance", ""));
        assertRefused("bad-field", pair.bobs().ask("subscribe", where + ",\"afterSeq\":\"0\""));
        SocketClient silent = server.stranger().connects();
        assertRefused("hello-required", silent.ask("subscribe", where + ",\"afterSeq\":0"));
        SocketClient eyes = server.stranger().speaks("fr");
        TableReplica spectator = TableReplica.of(eyes, pair.table());
        assertRefused("unauthenticated", spectator.does("resign", ""));
        assertEquals(List.of(), spectator.moves());
        JsonNode look = eyes.ask("threats", where + ",\"seat\":0");
        assertTrue(look.path("moves").size() > 10);
        assertDone(eyes.ask("unsubscribe", where));
        assertRefused("not-subscribed", eyes.ask("threats", where + ",\"seat\":0"));
    }

    @Test
    void guestWhoSignsInDuringAGameKeepsPlaying() {
        String keys = "{\"name\":\"Adelaide\",\"password\":\"a long walk home\"}";
        assertEquals(200, server.guest("Adelaide").post("/api/accounts", keys).status());
        Pair pair = pair("conquest");
        String account = ada.post("/api/session", keys).json().at("/you/id").asText();
        TableReplica adelaide = TableReplica.of(ada.speaks("en"), pair.table());
        TableReplica bobs = pair.bob().upToDate();
        assertEquals(account, bobs.state().at("/seats/0/person").asText());
        TableReplica mover = adelaide.moves().isEmpty() ? bobs : adelaide;
        TableReplica other = mover == bobs ? adelaide : bobs;
        assertDone(mover.plays(mover.moves().getFirst()));
        assertEquals(mover.upToDate().number(), other.upToDate().number());
        assertFalse(other.moves().isEmpty());
    }
}
