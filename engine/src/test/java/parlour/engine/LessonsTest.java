package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.engine.lesson.Course;
import parlour.engine.lesson.Courses;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

final class LessonsTest {

    private final EngineClient asked = new EngineClient();

    private static View move(String id, String move, String... before) {
        return request("lesson-move")
                .with("id", id)
                .with("moves", List.of(before))
                .with("move", move);
    }

    @Test
    void everyCourseIsListedWithItsSteps() throws MalformedFieldException {
        List<JsonFields> listed = asked.answer(request("lessons")).records("courses");
        assertEquals(
                Courses.all().stream().map(Course::id).toList(),
                listed.stream().map(course -> text(course, "id")).toList());
        for (int i = 0; i < listed.size(); i++) {
            assertEquals(
                    Courses.all().get(i).steps().size(),
                    listed.get(i).records("steps").size());
        }
    }

    private static String text(JsonFields fields, String name) {
        try {
            return fields.text(name);
        } catch (MalformedFieldException missing) {
            throw new AssertionError(missing);
        }
    }

    @Test
    void anyMoveThatDoesTheTaskIsRight() throws MalformedFieldException {
        for (String way : List.of("d2-d4-f4", "d2-f2-f4")) {
            assertEquals("right", asked.answer(move("conquest/turn", way)).text("verdict"));
        }
    }

    @Test
    void aMistakeIsAnsweredWithWhatItAllows() throws MalformedFieldException {
        // docs/rules/conquest.md: "There is no check. A Key die may stay or step into danger".
        JsonFields answer = asked.answer(move("conquest/safety", "Ke1-d1"));
        assertEquals("wrong", answer.text("verdict"));
        assertEquals(
                "Your Key die can be captured by the die on d4.",
                answer.record("message").text("en"));
        List<JsonFields> frames = answer.records("frames");
        assertEquals(2, frames.size());
        assertEquals("d4xd1=2#", frames.getLast().record("move").text("text"));
    }

    @Test
    void anIllegalMoveChangesNothing() throws MalformedFieldException {
        JsonFields answer = asked.answer(move("conquest/turn", "d2-d3"));
        assertEquals("illegal", answer.text("verdict"));
        assertTrue(answer.record("message").text("fr").contains("montre 4"));
        assertEquals(List.of(), answer.records("frames"));
    }

    @Test
    void aGameGoesOnFromTheLearnersMoves() throws MalformedFieldException {
        JsonFields first = asked.answer(move("conquest/game", "Ke1-e2"));
        assertEquals("go-on", first.text("verdict"));
        assertEquals(2, first.records("frames").size());
        JsonFields step =
                asked.answer(request("lesson-step").with("id", "conquest/game").with("moves", List.of("Ke1-e2")));
        assertEquals(first.records("frames").getLast().record("move").text("text"), step.text("last"));
        assertFalse(step.records("moves").isEmpty());
    }

    @Test
    void requestsThatMakeNoSenseAreRefused() throws MalformedFieldException {
        asked.refused("no-lesson", request("lesson-step").with("id", "conquest/none"));
        asked.refused(
                "not-so-far", request("lesson-step").with("id", "conquest/turn").with("moves", List.of("d2-d6")));
        asked.refused("not-so-far", move("conquest/game", "Ke1-e2", "Ke1-e3"));
        asked.refused("bad-field", request("lesson-move").with("id", "conquest/turn"));
    }
}
