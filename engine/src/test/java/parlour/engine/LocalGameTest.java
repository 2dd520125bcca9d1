package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** One player against bots, with the messages of the socket. */
final class LocalGameTest {

    private static final String SECRET = "5e".repeat(32);

    private final EngineClient asked = new EngineClient();
    private int id;

    private static View opening(String game, List<String> options, List<Integer> bots) {
        List<View> seats = new ArrayList<>();
        for (int seat : bots) {
            seats.add(new View().with("seat", seat).with("level", 1));
        }
        return request("open", game)
                .with("table", "t")
                .with("options", options)
                .with("you", new View().with("id", "me").with("name", "Ada"))
                .with("bots", seats)
                .with("secret", SECRET)
                .with("seatBytes", "0102");
    }

    private View message(String type) {
        id++;
        return new View().with("type", type).with("id", id).with("table", "t");
    }

    private JsonFields say(View message) {
        return asked.answer(request("send").with("message", message));
    }

    private JsonFields table() throws MalformedFieldException {
        return say(message("subscribe").with("afterSeq", 0)).records("messages").getFirst();
    }

    @Test
    void aGuestIsGreetedAndShownTheTable() throws MalformedFieldException {
        asked.answer(opening("conquest", List.of("first=white"), List.of(1)));
        JsonFields welcome = say(new View()
                        .with("type", "hello")
                        .with("version", 1)
                        .with("language", "fr"))
                .records("messages")
                .getFirst();
        assertEquals("welcome", welcome.text("type"));
        assertEquals("Ada", welcome.record("you").text("name"));
        JsonFields table = table();
        assertEquals("table", table.text("type"));
        assertEquals("playing", table.record("state").text("phase"));
        assertEquals("white", table.record("terms").texts("options").getFirst().substring(6));
        assertFalse(table.record("state").records("moves").isEmpty());
        assertEquals(
                "pong",
                say(new View().with("type", "ping"))
                        .records("messages")
                        .getFirst()
                        .text("type"));
        assertEquals(
                "done",
                say(message("unsubscribe")).records("messages").getFirst().text("type"));
    }

    @Test
    void aPlayerAloneAgainstBotsIsToldAPositionToBeAdvisedOn() throws MalformedFieldException {
        asked.answer(opening("domination", List.of("first=seat1"), List.of(1)));
        JsonFields table = table();
        JsonFields known = say(message("known-position")).records("messages").getFirst();
        assertEquals("known-position", known.text("type"));
        View where = request("view", "domination").with("position", known.text("position"));
        JsonFields seen = asked.answer(where.with("seat", known.number("seat"))).record("view");
        assertEquals(table.record("state").record("position").texts("rack"), seen.texts("rack"));
        View advise = request("advise", "domination").with("position", known.text("position"));
        assertEquals(known.number("seat"), asked.answer(advise).number("seat"));
    }

    @Test
    void peopleWhoShareAScreenAreNotAdvised() throws MalformedFieldException {
        asked.answer(opening("domination", List.of("seats=3"), List.of(2)));
        JsonFields refused = say(message("known-position")).records("messages").getFirst();
        assertEquals("no-advice", refused.text("code"));
    }

    @ParameterizedTest
    @CsvSource({"conquest,2", "sixfaces,2", "domination,2", "domination,4", "conan,2", "conan,4"})
    void aWholeGameIsPlayedToItsEnd(String game, int seats) throws MalformedFieldException {
        List<Integer> bots = new ArrayList<>();
        for (int seat = 1; seat < seats; seat++) {
            bots.add(seat);
        }
        boolean chooses = game.equals("domination") || game.equals("conan");
        JsonFields said = asked.answer(opening(game, chooses ? List.of("seats=" + seats) : List.of(), bots));
        JsonFields state = table().record("state");
        int number = table().number("seq");
        int moves = 0;
        while (state.text("phase").equals("playing") && moves < 3_000) {
            if (said.has("think")) {
                JsonFields think = said.record("think");
                JsonFields thought = asked.answer(request("think", think.text("game"))
                        .with("options", think.texts("options"))
                        .with("position", think.text("position"))
                        .with("level", think.number("level"))
                        .with("seed", think.longValue("seed"))
                        .with("player", think.text("player"))
                        .with("nodes", 50));
                said = asked.answer(request("bot-move")
                        .with("table", "t")
                        .with("seq", think.number("seq"))
                        .with("move", thought.text("move"))
                        .with("score", thought.number("score")));
            } else {
                List<JsonFields> legal = state.records("moves");
                String move = legal.get((moves * 7) % legal.size()).text("text");
                said = say(message("play").with("seq", number).with("move", move));
            }
            for (JsonFields heard : said.records("messages")) {
                assertFalse(heard.has("code"), game);
            }
            JsonFields table = table();
            state = table.record("state");
            number = table.number("seq");
            moves++;
            if (moves == 60 && game.equals("conquest")) {
                said = say(message("resign").with("seq", number));
                state = table().record("state");
            }
        }
        assertEquals("ended", state.text("phase"));
        assertEquals(SECRET, state.record("chance").text("secret"));
        assertFalse(said.has("think"));
    }

    @Test
    void refusedCommandsChangeNothing() throws MalformedFieldException {
        asked.answer(opening("conquest", List.of("first=white"), List.of(1)));
        say(new View().with("type", "hello").with("version", 1).with("language", "fr"));
        String before =
                asked.text(request("send").with("message", message("subscribe").with("afterSeq", 0)));
        int number = EngineClient.fields(before).records("messages").getFirst().number("seq");
        assertEquals("stale", code(say(message("play").with("seq", number - 1).with("move", "x"))));
        assertEquals(
                "unreadable-move", code(say(message("play").with("seq", number).with("move", "?"))));
        assertEquals("started", code(say(message("leave").with("seq", number))));
        assertEquals("unknown-type", code(say(message("dance").with("seq", number))));
        assertEquals("nobody-hears", code(say(message("chat").with("text", "hello"))));
        assertEquals("bad-field", code(say(message("play").with("move", "x"))));
        assertEquals(
                "table-not-found",
                code(say(new View()
                        .with("type", "subscribe")
                        .with("id", 1)
                        .with("table", "u")
                        .with("afterSeq", 0))));
        JsonFields refused = say(message("play").with("seq", number).with("move", "?"))
                .records("messages")
                .getFirst();
        assertTrue(refused.text("message").contains("coup")
                || refused.text("message").contains("«"));
        // Only the request id differs.
        String after =
                asked.text(request("send").with("message", message("subscribe").with("afterSeq", 0)));
        assertEquals(before.replaceAll("\"id\":\\d+", ""), after.replaceAll("\"id\":\\d+", ""));
    }

    private static String code(JsonFields said) throws MalformedFieldException {
        return said.records("messages").getFirst().text("code");
    }

    @Test
    void anInvalidTableIsRefused() throws MalformedFieldException {
        asked.refused("bad-seats", opening("conquest", List.of(), List.of(0, 1)));
        asked.refused("bad-seats", opening("conquest", List.of(), List.of(2)));
        asked.refused("bad-options", opening("conquest", List.of("x=y"), List.of(1)));
        asked.refused("bad-position", opening("conquest", List.of(), List.of(1)).with("startPosition", "nonsense"));
        asked.answer(opening("conquest", List.of(), List.of(1)));
        asked.refused("table-taken", opening("conquest", List.of(), List.of(1)));
        assertEquals("playing", table().record("state").text("phase"));
    }

    @Test
    void aBotsMoveIsRefusedIfTheTableHasChanged() throws MalformedFieldException {
        JsonFields said = asked.answer(opening("conquest", List.of("first=black"), List.of(1)));
        JsonFields think = said.record("think");
        say(message("resign").with("seq", think.number("seq")));
        JsonFields late = asked.answer(request("bot-move")
                .with("table", "t")
                .with("seq", think.number("seq"))
                .with("move", "b1-b2=1")
                .with("score", 0));
        assertEquals("stale", code(late));
        assertEquals("ended", table().record("state").text("phase"));
    }

    @Test
    void theRematchHasSeatsExchangedAndTheCommittedSecret() throws MalformedFieldException {
        asked.answer(opening("conquest", List.of(), List.of(1)));
        JsonFields table = table();
        String promised = table.record("terms").text("rematchCommitment");
        say(message("resign").with("seq", table.number("seq")));
        int number = table().number("seq");
        JsonFields said = say(message("offer-rematch").with("seq", number).with("seatBytes", "aa"));
        String next = said.records("messages").get(1).record("event").text("table");
        JsonFields again = say(new View()
                        .with("type", "subscribe")
                        .with("id", 99)
                        .with("table", next)
                        .with("afterSeq", 0))
                .records("messages")
                .getFirst();
        assertEquals(promised, again.record("terms").text("commitment"));
        assertEquals("me", again.record("state").records("seats").get(1).text("person"));
    }

    @Test
    void aBotAnswersADrawAtOnce() throws MalformedFieldException {
        asked.answer(opening("conquest", List.of("first=white"), List.of(1)));
        int number = table().number("seq");
        List<JsonFields> heard = say(message("offer-draw").with("seq", number)).records("messages");
        assertEquals("draw-offered", heard.get(0).record("event").text("kind"));
        assertEquals("draw-declined", heard.get(1).record("event").text("kind"));
        assertEquals("done", heard.get(2).text("type"));
    }
}
