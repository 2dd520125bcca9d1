package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.ScoredMove;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

final class PositionAnalysisTest {

    /** White's Key walks up the other side of the board; see docs/strength.md. */
    private static final String MAX_LENGTH = "9/9/9/9/9/9/2k6/1K6A2 w 0 1";

    private final EngineClient asked = new EngineClient();

    @Test
    void severalLinesDeepenTogetherAndTheBestComesFirst() throws MalformedFieldException {
        List<JsonFields> lines =
                asked.answer(start().with("lines", 3).with("nodes", 30_000)).records("lines");
        assertEquals(3, lines.size());
        assertNotEquals(lines.get(0).text("move"), lines.get(1).text("move"));
        assertNotEquals(lines.get(1).text("move"), lines.get(2).text("move"));
        for (JsonFields line : lines) {
            assertEquals(line.text("move"), line.texts("line").getFirst());
            assertTrue(line.number("depth") >= 3);
            assertTrue(lines.getFirst().number("score") >= line.number("score"));
        }
        assertTrue(asked.thoughts().size() > 6);
        int deepest = 0;
        for (String told : asked.thoughts()) {
            JsonFields so = EngineClient.fields(told);
            assertEquals("lines", so.text("type"));
            assertEquals(3, so.records("lines").size());
            int depth = so.records("lines").getFirst().number("depth");
            deepest = Math.max(deepest, depth);
        }
        assertTrue(deepest >= 3);
    }

    @Test
    void aSingleLineMatchesTheBotsSearch() throws MalformedFieldException {
        JsonFields line =
                asked.answer(start().with("depth", 5)).records("lines").getFirst();
        JsonFields thought = asked.answer(
                request("think", "conquest").with("moves", List.of("lot:white")).with("depth", 5));
        assertEquals(thought.text("move"), line.text("move"));
        assertEquals(thought.number("score"), line.number("score"));
    }

    @Test
    void anImmediateWinIsListedWithTheOtherLines() throws MalformedFieldException {
        View place = request("analyse", "sixfaces")
                .with("position", "4k4/4A34/2b46/9/6f52/9/9/E3A3B31K1B3A3E3 w 0 1")
                .with("lines", 3)
                .with("nodes", 20_000);
        List<JsonFields> lines = asked.answer(place).records("lines");
        assertEquals("e7xe8=2#".substring(0, 5), lines.getFirst().text("move").substring(0, 5));
        assertEquals(ScoredMove.WIN - 1, lines.getFirst().number("score"));
        assertEquals(3, lines.size());
    }

    @Test
    void aSolvedEndingIsExact() throws MalformedFieldException {
        View place = request("ending", "conquest").with("position", MAX_LENGTH).with("lines", 3);
        List<JsonFields> lines = asked.answer(place).records("lines");
        assertEquals(ScoredMove.WIN - 29, lines.getFirst().number("score"));
        assertEquals(29, lines.getFirst().texts("line").size());
        assertTrue(lines.getFirst().texts("line").getLast().endsWith("#"));
        assertEquals(3, lines.size());
        assertEquals("solving", EngineClient.fields(asked.thoughts().getFirst()).text("type"));
        int told = asked.thoughts().size();
        asked.answer(place);
        assertEquals(told, asked.thoughts().size());
    }

    @Test
    void invalidAnalysisRequestsAreRefused() throws MalformedFieldException {
        asked.refused("nobody-to-move", request("analyse", "conquest").with("nodes", 10));
        asked.refused("bad-field", start());
        asked.refused("bad-field", start().with("nodes", 10).with("lines", 4));
        asked.refused(
                "no-analyst",
                request("analyse", "domination")
                        .with(
                                "position",
                                EngineTest.dealt(parlour.registry.GameRegistry.find("domination")
                                                .orElseThrow())
                                        .notation())
                        .with("nodes", 10));
        asked.refused("not-solved", request("ending", "conquest").with("moves", List.of("lot:white")));
    }

    @Test
    void aFileListsItsMovesAndSeats() throws MalformedFieldException {
        String file = "[Game \"sixfaces\"]\n[White \"Ada\"]\n[Red \"Bo\"]\n\n1. Ke1-e2 a8-a4-b4=6 *\n";
        JsonFields answer = asked.answer(request("read-file").with("file", file));
        assertEquals("sixfaces", answer.text("game"));
        assertEquals("Ke1-e2", answer.records("moves").getFirst().text("text"));
        assertEquals(1, answer.records("moves").getLast().number("seat"));
        assertEquals("Ada", answer.records("tags").get(1).text("value"));
        asked.refused("bad-file", request("read-file").with("file", "nothing"));
    }

    private static View start() {
        return request("analyse", "conquest").with("moves", List.of("lot:white"));
    }
}
