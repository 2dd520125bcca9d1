package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

final class TurnReviewsTest {

    private final EngineClient asked = new EngineClient();

    private static View review(String file, int ply) {
        return request("review").with("file", file).with("ply", ply).with("nodes", 2_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"domination", "conan"})
    void aTurnOfAFinishedGameIsReviewed(String game) throws MalformedFieldException {
        PlayedFiles file = PlayedFiles.random(game, "seats=3", 7);
        int turns = 0;
        for (int ply : file.turns()) {
            JsonFields answer = asked.answer(review(file.text(), ply));
            assertEquals("review", answer.text("type"));
            assertEquals(ply, answer.number("ply"));
            assertEquals(file.texts().get(ply), answer.text("played"));
            if (answer.bool("forced")) {
                assertFalse(answer.has("choices"));
                continue;
            }
            turns++;
            assertTrue(answer.records("choices").stream()
                    .anyMatch(choice -> isMove(choice, file.texts().get(ply))));
            assertTrue(answer.records("choices").stream().anyMatch(choice -> isMove(choice, text(answer))));
            assertTrue(answer.record("actual").has("luck"));
            if (turns == 3) {
                break;
            }
        }
        assertEquals(3, turns);
        assertEquals(
                "reviewing", EngineClient.fields(asked.thoughts().getFirst()).text("type"));
    }

    @Test
    void theEndingOfTwoPlayersIsExact() throws MalformedFieldException {
        PlayedFiles file = PlayedFiles.random("domination", "seats=2", 3);
        int ply = file.texts().size() - 8;
        JsonFields answer = asked.answer(review(file.text(), ply));
        assertTrue(answer.bool("exact"));
        assertEquals(1, answer.record("ending").records("steps").size());
        assertEquals(8, answer.record("ending").texts("line").size());
    }

    @Test
    void anUnfinishedGameIsNotReviewed() throws MalformedFieldException {
        PlayedFiles file = PlayedFiles.random("domination", "seats=2", 3);
        int ply = file.turns().get(2);
        asked.refused("not-over", review(file.cut(60, "*"), ply));
        // The game was resigned: it is finished all the same.
        assertEquals("review", asked.answer(review(file.cut(60, "0-1"), ply)).text("type"));
    }

    @Test
    void invalidReviewRequestsAreRefused() throws MalformedFieldException {
        PlayedFiles file = PlayedFiles.random("domination", "seats=2", 3);
        asked.refused("nobody-to-move", review(file.text(), 0));
        asked.refused("nobody-to-move", review(file.text(), file.texts().size()));
        int turn = file.turns().get(10);
        asked.refused("nobody-to-move", review(file.cut(turn, "0-1"), turn));
        asked.refused("bad-field", review(file.text(), file.texts().size() + 1));
        asked.refused("bad-field", request("review").with("file", file.text()).with("ply", 20));
        asked.refused("bad-file", review("nothing", 0));
        asked.refused("no-review", review("[Game \"sixfaces\"]\n\n1. Ke1-e2 a8-a4-b4=6 1-0\n", 1));
    }

    private static boolean isMove(JsonFields choice, String move) {
        try {
            return choice.text("move").equals(move);
        } catch (MalformedFieldException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String text(JsonFields answer) {
        try {
            return answer.text("preferred");
        } catch (MalformedFieldException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
