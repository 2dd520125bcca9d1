package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

final class CoachRequestsTest {

    /** Two Key dice: White's can run to e8, and Black's comes too late. */
    private static final String KEY_RUN = "9/9/9/4K4/9/9/9/7k1 w 0 1";

    private final EngineClient asked = new EngineClient();

    private boolean isRefused(View request) {
        return asked.text(request).startsWith("{\"type\":\"refused\"");
    }

    private static View at(String type) {
        return request(type, "conquest").with("position", KEY_RUN);
    }

    @Test
    void aMoveIsJudgedAndAPositionObserved() throws MalformedFieldException {
        JsonFields move = asked.answer(at("advise").with("move", "Ke5-e6"));
        assertEquals("race-won", move.records("advice").getFirst().text("motif"));
        assertEquals("good", move.records("advice").getFirst().text("tone"));
        assertEquals(0, asked.answer(at("advise")).records("advice").size());
    }

    @Test
    void hintsComeInThreeStepsAndTheMoveWithTheLast() throws MalformedFieldException {
        for (int n = 1; n <= 3; n++) {
            JsonFields hint = asked.answer(at("suggest").with("n", n).with("nodes", 500));
            assertEquals(n, hint.number("n"));
            assertEquals(3, hint.number("of"));
            assertEquals(n == 3, hint.has("move"));
            assertFalse(hint.record("sentence").text("fr").isEmpty());
        }
        JsonFields last = asked.answer(at("suggest").with("n", 3).with("nodes", 500));
        assertEquals("Ke5-e6", last.text("move"));
        assertEquals("race-won", last.records("advice").getFirst().text("motif"));
    }

    @Test
    void sentencesUseTheNamesGiven() throws MalformedFieldException {
        String laid = asked.answer(request("advise", "domination")
                        .with("position", "A 1 a7a8c6c7 01010423333546/03030414142633")
                        .with("names", List.of("", "Bo")))
                .records("advice")
                .getFirst()
                .record("sentence")
                .text("en");
        assertTrue(laid.startsWith("Bo placed"), laid);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ke5-e7", "nonsense"})
    void aMoveThatCannotBePlayedIsRefused(String move) {
        assertTrue(isRefused(at("advise").with("move", move)), move);
    }

    @Test
    void anotherSeatsMoveIsRefused() {
        assertTrue(isRefused(at("advise").with("seat", 1).with("move", "Ke5-e6")));
        assertTrue(isRefused(at("suggest").with("n", 4)));
    }
}
