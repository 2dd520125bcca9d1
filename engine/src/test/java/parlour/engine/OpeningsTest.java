package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static parlour.engine.Requests.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

final class OpeningsTest {

    private final EngineClient asked = new EngineClient();

    @Test
    void theMovesAreNumberedAsInTheTableForBothSidesAndKindsOfDice() throws MalformedFieldException {
        JsonFields white = asked.answer(request("opening", "conquest").with("moves", List.of("lot:white", "a1-a3-d3")));
        JsonFields black = asked.answer(request("opening", "conquest").with("moves", List.of("lot:black", "i8-i6-f6")));
        JsonFields left = asked.answer(request("opening", "sixfaces")
                .with("options", List.of("handedness=left"))
                .with("moves", List.of("i1-i3-f3")));
        for (JsonFields one : List.of(white, black, left)) {
            assertEquals(white.text("key"), one.text("key"));
            assertEquals("Great Six", one.record("name").text("en"));
        }
        assertEquals(route(white, "i8-i7-e7=3"), route(black, "a1-a2-e2=3"));
        assertEquals(route(white, "i8-i7-e7=3"), route(left, "a8-a7-e7=3"));
        assertEquals("conquest", white.text("edition"));
        assertEquals("sixfaces", left.text("edition"));
    }

    @Test
    void rulesOfWhichNoGamesWerePlayedHaveNoTable() throws MalformedFieldException {
        JsonFields answer = asked.answer(request("opening", "conquest").with("options", List.of("keyCaptures=no")));
        assertFalse(answer.has("edition"));
        assertEquals(16, answer.text("key").length());
        asked.refused("no-explorer", request("opening", "domination"));
    }

    private static int route(JsonFields answer, String move) throws MalformedFieldException {
        for (JsonFields one : answer.records("moves")) {
            if (one.text("text").equals(move)) {
                return one.number("route");
            }
        }
        throw new AssertionError(move);
    }
}
