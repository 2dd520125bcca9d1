package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import org.junit.jupiter.api.Test;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

final class FaceTrainerTest {

    private final EngineClient asked = new EngineClient();

    @Test
    void oneAnswerToAQuestionIsRight() throws MalformedFieldException {
        JsonFields question =
                asked.answer(request("face-question").with("seed", 3).with("n", 2));
        assertEquals("face", question.text("asks"));
        int right = 0;
        for (String choice : question.texts("choices")) {
            JsonFields answer = asked.answer(
                    request("face-answer").with("seed", 3).with("n", 2).with("answer", choice));
            if (choice.equals(answer.text("answer"))) {
                right++;
                assertTrue(asked.text(request("face-answer")
                                .with("seed", 3)
                                .with("n", 2)
                                .with("answer", choice))
                        .contains("\"right\":true"));
            }
        }
        assertEquals(1, right);
        assertFalse(
                asked.text(request("face-answer").with("seed", 3).with("n", 2).with("answer", ""))
                        .contains("\"right\":true"));
    }

    @Test
    void aDieTurnsAsInTheGame() throws MalformedFieldException {
        // docs/rules/conquest.md: "1 up, 2 towards you, 3 on your right", "Tumbling north, the face towards south comes
        // up".
        JsonFields die = asked.answer(request("turn-die").with("top", 1).with("south", 2));
        assertEquals(3, die.record("faces").number("east"));
        assertEquals(2, die.record("after").record("north").number("top"));
        assertEquals(4, die.record("after").record("east").number("top"));
        assertEquals(5, die.record("after").record("south").number("top"));
        assertEquals(3, die.record("after").record("west").number("top"));
    }

    @Test
    void aDieThatCannotBeIsRefused() throws MalformedFieldException {
        asked.refused("bad-field", request("turn-die").with("top", 1).with("south", 6));
        asked.refused("bad-field", request("turn-die").with("top", 7).with("south", 2));
        asked.refused("bad-field", request("face-question").with("seed", 1).with("n", -1));
    }
}
