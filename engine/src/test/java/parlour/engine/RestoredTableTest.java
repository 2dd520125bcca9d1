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

/** A table restored from its records sends the same messages as the original, byte for byte. */
final class RestoredTableTest {

    private static final String SECRET = "c4".repeat(32);

    private final EngineClient asked = new EngineClient();
    private final List<View> deeds = new ArrayList<>();
    private String opened = "";

    private static View opening(String game, List<String> options, int bots) {
        List<View> seats = new ArrayList<>();
        for (int seat = 1; seat <= bots; seat++) {
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

    private static View message(String type) {
        return new View().with("type", type).with("id", 7).with("table", "t");
    }

    /** All messages to a client that joins, and the bot that is to move. */
    private static String told(EngineClient engine, String table) {
        return engine.text(request("send")
                .with(
                        "message",
                        new View()
                                .with("type", "subscribe")
                                .with("id", 1)
                                .with("table", table)
                                .with("afterSeq", 0)));
    }

    private static View again(View opening, List<View> deeds) {
        View view = new View();
        opening.fields().forEach((name, value) -> {
            switch (value) {
                case String text -> view.with(name, text);
                case List<?> list -> view.with(name, list);
                case View record -> view.with(name, record);
                default -> throw new AssertionError(name);
            }
        });
        return view.with("commands", deeds);
    }

    private JsonFields keep(JsonFields said) throws MalformedFieldException {
        for (JsonFields kept : said.records("records")) {
            if (kept.has("command")) {
                deeds.add(written(kept.record("command")));
            } else {
                opened = kept.text("table");
            }
        }
        return said;
    }

    private static View written(JsonFields deed) throws MalformedFieldException {
        View view = new View().with("type", deed.text("type"));
        for (String name : List.of("move", "seatBytes")) {
            if (deed.has(name)) {
                view.with(name, deed.text(name));
            }
        }
        return deed.has("score") ? view.with("score", deed.number("score")) : view;
    }

    private JsonFields say(View message) throws MalformedFieldException {
        return keep(asked.answer(request("send").with("message", message)));
    }

    private JsonFields table() throws MalformedFieldException {
        return EngineClient.fields(told(asked, "t")).records("messages").getFirst();
    }

    private int number() throws MalformedFieldException {
        return table().number("seq");
    }

    private JsonFields moved(JsonFields think) throws MalformedFieldException {
        JsonFields thought = asked.answer(request("think", think.text("game"))
                .with("options", think.texts("options"))
                .with("position", think.text("position"))
                .with("level", think.number("level"))
                .with("seed", think.longValue("seed"))
                .with("nodes", 50));
        return keep(asked.answer(request("bot-move")
                .with("table", "t")
                .with("seq", think.number("seq"))
                .with("move", thought.text("move"))
                .with("score", thought.number("score"))));
    }

    @ParameterizedTest
    @CsvSource({
        "conquest,2,1",
        "conquest,2,0",
        "sixfaces,2,1",
        "domination,2,1",
        "domination,4,2",
        "conan,2,1",
        "conan,4,3",
        "conan,3,1"
    })
    void aTableSetAgainTellsTheSameAtEveryStep(String game, int seats, int bots) throws MalformedFieldException {
        boolean chooses = game.equals("domination") || game.equals("conan");
        View opening = opening(game, chooses ? List.of("seats=" + seats) : List.of(), bots);
        JsonFields said = asked.answer(opening);
        assertEquals("playing", said.record("about").text("phase"));
        for (int step = 0; step < 400 && table().record("state").text("phase").equals("playing"); step++) {
            if (step % 40 == 3 || step == 0) {
                assertSame(opening);
            }
            JsonFields state = table().record("state");
            if (said.has("think")) {
                said = moved(said.record("think"));
            } else if (step % 25 == 20 && bots > 0) {
                // The bots' answers depend on their rating of the position, which must be stored too.
                said = say(message("offer-draw").with("seq", number()));
            } else if (step == 70 && game.equals("conquest")) {
                said = say(message("resign").with("seq", number()));
            } else {
                List<JsonFields> legal = state.records("moves");
                String move = legal.get((step * 7) % legal.size()).text("text");
                said = say(message("play").with("seq", number()).with("move", move));
                if (step % 30 == 11) {
                    // May be refused, and then nothing is stored.
                    said = say(message("request-takeback").with("seq", number()));
                }
            }
        }
        assertTrue(deeds.size() > 5);
        assertSame(opening);
    }

    private void assertSame(View opening) throws MalformedFieldException {
        EngineClient other = new EngineClient();
        JsonFields said = other.answer(again(opening, deeds));
        assertEquals("reply", said.text("type"), opening.json());
        assertEquals(told(asked, "t"), told(other, "t"));
        assertEquals(
                asked.text(request("file").with("table", "t").with("date", "2026-03-01")),
                other.text(request("file").with("table", "t").with("date", "2026-03-01")));
    }

    @Test
    void theRematchIsStoredAndRestored() throws MalformedFieldException {
        View opening = opening("conquest", List.of(), 1);
        asked.answer(opening);
        say(message("resign").with("seq", number()));
        JsonFields said = say(message("offer-rematch").with("seq", number()).with("seatBytes", "aa"));
        JsonFields kept = said.records("records").getLast().record("opening");
        assertFalse(opened.isEmpty());
        assertSame(opening);
        EngineClient other = new EngineClient();
        other.answer(request("open", kept.text("game"))
                .with("table", kept.text("table"))
                .with("options", kept.texts("options"))
                .with("you", new View().with("id", "me").with("name", "Ada"))
                .with(
                        "bots",
                        List.of(new View()
                                .with("seat", kept.records("bots").getFirst().number("seat"))
                                .with("level", 1)))
                .with("secret", kept.text("secret"))
                .with("seatBytes", kept.text("seatBytes"))
                .with("rematchOf", kept.text("rematchOf")));
        assertEquals(told(asked, opened), told(other, opened));
    }

    @Test
    void refusedCommandsAreNotStored() throws MalformedFieldException {
        asked.answer(opening("conquest", List.of("first=white"), 1));
        say(message("play").with("seq", number()).with("move", "?"));
        say(message("play").with("seq", 0).with("move", "d1-d5-f5=1"));
        say(message("declare").with("seq", number()).with("text", "d1"));
        assertEquals(List.of(), deeds);
    }

    @Test
    void aRecordThatCannotBePlayedIsRefusedWithItsStepAndChangesNothing() throws MalformedFieldException {
        View opening = opening("conquest", List.of("first=white"), 1);
        View legal = new View().with("type", "play").with("move", "d1-d5-f5=1");
        JsonFields sentence = asked.refused("bad-record", again(opening, List.of(legal, legal)));
        assertTrue(sentence.text("en").contains("step 2"));
        asked.refused("bad-record", again(opening, List.of(new View().with("type", "dance"))));
        asked.refused("bad-field", again(opening, List.of(new View().with("type", "play"))));
        assertTrue(told(asked, "t").contains("table-not-found"));
        assertEquals(
                1, asked.answer(again(opening, List.of(legal))).record("about").number("moves"));
    }

    @Test
    void aClosedTableCanBeReopened() throws MalformedFieldException {
        View opening = opening("sixfaces", List.of(), 1);
        asked.answer(opening);
        String before = told(asked, "t");
        asked.refused("table-taken", opening);
        asked.answer(request("close").with("table", "t"));
        asked.answer(request("close").with("table", "t"));
        asked.answer(opening);
        assertEquals(before, told(asked, "t"));
    }

    @Test
    void theCatalogueAndAReplayNeedNoTable() throws MalformedFieldException {
        JsonFields shelf = asked.answer(request("games"));
        assertEquals(4, shelf.records("games").size());
        assertEquals(8, shelf.records("levels").size());
        asked.answer(opening("sixfaces", List.of(), 1));
        say(message("resign").with("seq", number()));
        String file = asked.answer(request("file").with("table", "t").with("date", "2026-03-01"))
                .text("file");
        assertTrue(file.contains("[White \"Ada\"]\n[Red \"Parlour 1\"]\n[Date \"2026-03-01\"]"), file);
        assertTrue(file.contains("[Secret \"" + SECRET + "\"]"), file);
        JsonFields replay = asked.answer(request("replay").with("file", file));
        assertEquals("sixfaces", replay.text("game"));
        assertFalse(replay.records("plies").isEmpty());
        asked.refused("bad-file", request("replay").with("file", "[Game \"chess\"]\n\n*\n"));
        asked.refused("table-not-found", request("file").with("table", "u").with("date", "2026-03-01"));
    }
}
