package parlour.engine.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** The answers are compared with a die tumbled by hand, by docs/rules/conquest.md. */
final class FaceDrillTest {

    private static final int ROUNDS = 40;
    private static final int QUESTIONS = 30;

    /** The die that is not a Key die. */
    private static JsonFields die(FaceDrill drill) throws MalformedFieldException {
        return JsonFields.read(drill.view().json()).records("dice").stream()
                .filter(one -> one.has("top"))
                .findFirst()
                .orElseThrow();
    }

    /** "Tumbling north, the face towards south comes up; and so on." */
    private static int tumbled(JsonFields die, String way) throws MalformedFieldException {
        int top = die.number("top");
        int north = die.number("north");
        int east = die.number("east");
        // Squares and hyphens: d1-d5-f5.
        for (int at = 3; at < way.length(); at += 3) {
            int files = way.charAt(at) - way.charAt(at - 3);
            int ranks = way.charAt(at + 1) - way.charAt(at - 2);
            for (int step = 0; step < Math.abs(files + ranks); step++) {
                int before = top;
                if (ranks > 0) {
                    top = 7 - north;
                    north = before;
                } else if (ranks < 0) {
                    top = north;
                    north = 7 - before;
                } else if (files > 0) {
                    top = 7 - east;
                    east = before;
                } else {
                    top = east;
                    east = 7 - before;
                }
            }
        }
        return top;
    }

    @Test
    void theFaceIsTheOneThatComesUp() throws MalformedFieldException {
        for (int seed = 0; seed < ROUNDS; seed++) {
            for (int n = 0; n < QUESTIONS; n++) {
                FaceDrill drill = FaceDrill.of(seed, n);
                String way = drill.asksWay() ? drill.answer() : drill.shown().getFirst();
                assertEquals(drill.face(), tumbled(die(drill), way), way);
                for (String other : drill.asksWay() ? drill.choices() : List.<String>of()) {
                    assertEquals(other.equals(drill.answer()), tumbled(die(drill), other) == drill.face(), other);
                }
            }
        }
    }

    @Test
    void theAnswerIsAmongTheChoices() {
        for (int n = 0; n < QUESTIONS; n++) {
            FaceDrill drill = FaceDrill.of(5, n);
            assertTrue(drill.choices().contains(drill.answer()));
            assertEquals(drill.asksWay() ? 2 : 6, drill.choices().size());
            assertTrue(drill.explanation().en().endsWith("lands on " + drill.face() + "."));
        }
    }

    @Test
    void questionsGrowLongerAndTheTimeShorter() throws MalformedFieldException {
        assertEquals(1, top(0));
        assertEquals(3, top(8));
        assertEquals(6, top(25));
        assertEquals(20, FaceDrill.of(1, 0).seconds());
        assertEquals(6, FaceDrill.of(1, 100).seconds());
        assertTrue(FaceDrill.of(1, 8).asksWay());
    }

    private static int top(int n) throws MalformedFieldException {
        return die(FaceDrill.of(1, n)).number("top");
    }

    @Test
    void aRoundIsTheSameForTheSameSeed() {
        assertEquals(FaceDrill.of(9, 12).view(), FaceDrill.of(9, 12).view());
        assertNotEquals(FaceDrill.of(9, 12).view(), FaceDrill.of(10, 12).view());
    }
}
