package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.conan.Conan;
import parlour.conquest.Conquest;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.puzzle.ConquestPuzzles;
import parlour.puzzle.Puzzle;
import parlour.puzzle.Puzzles;
import parlour.puzzle.SolutionMove;

final class PuzzlesTest {

    private final EngineClient asked = new EngineClient();

    @Test
    void everyPuzzleIsListedWithItsTask() throws MalformedFieldException {
        List<JsonFields> listed = asked.answer(request("puzzles")).records("puzzles");
        List<Puzzle> all = ofConquest();
        assertEquals(all.size(), listed.size());
        for (int i = 0; i < listed.size(); i++) {
            Puzzle puzzle = all.get(i);
            assertEquals(puzzle.id(), listed.get(i).text("id"));
            assertEquals(puzzle.game().id(), listed.get(i).text("game"));
            assertEquals(puzzle.moves(), listed.get(i).number("moves"));
            assertEquals(puzzle.stars(), listed.get(i).number("stars"));
            assertEquals(
                    new ConquestPuzzles().task(puzzle).fr(),
                    listed.get(i).record("task").text("fr"));
        }
    }

    @Test
    void aDateSelectsTheDailyPuzzle() throws MalformedFieldException {
        Puzzle puzzle = Puzzles.daily(2026, 11, 16);
        JsonFields answer = asked.answer(request("puzzle").with("date", "2026-11-16"));
        assertEquals(puzzle.id(), answer.text("id"));
        assertEquals(puzzle.position(), answer.text("position"));
        assertEquals(puzzle.solver(), answer.number("solver"));
        assertEquals(
                asked.text(request("puzzle").with("id", puzzle.id())),
                asked.text(request("puzzle").with("date", "2026-11-16")));
        for (String date : List.of("2026-02-30", "today", "2026/11/16", "2026-1a-16")) {
            asked.refused("bad-field", request("puzzle").with("date", date));
        }
        asked.refused("no-puzzle", request("puzzle").with("id", "c1-none"));
        asked.refused(
                "no-puzzle",
                request("puzzle").with("id", Puzzles.of(Conan.CONAN).getFirst().id()));
    }

    @Test
    void everyMoveOfASolutionIsAccepted() throws MalformedFieldException {
        for (Puzzle puzzle : some()) {
            List<String> played = new ArrayList<>();
            List<String> line = puzzle.line().stream().map(SolutionMove::move).toList();
            for (int i = 0; i < line.size(); i += 2) {
                assertEquals(
                        line.subList(i, line.size()),
                        asked.answer(after("solution", puzzle, played)).texts("line"),
                        puzzle.id());
                JsonFields answer =
                        asked.answer(after("attempt", puzzle, played).with("move", line.get(i)));
                assertEquals(line.get(i), answer.text("move"));
                if (i + 1 == line.size()) {
                    assertEquals("solved", answer.text("verdict"), puzzle.id());
                } else {
                    assertEquals("right", answer.text("verdict"), puzzle.id());
                    assertEquals(line.get(i + 1), answer.text("reply"));
                    assertEquals((line.size() - i - 1) / 2, answer.number("left"));
                    played.add(line.get(i));
                    played.add(line.get(i + 1));
                }
            }
        }
    }

    @Test
    void aWrongMoveIsAnsweredAndAnIllegalOneExplained() throws MalformedFieldException {
        for (Puzzle puzzle : some()) {
            String wrong = asked
                    .answer(request("moves", puzzle.game().id()).with("position", puzzle.position()))
                    .records("moves")
                    .stream()
                    .map(PuzzlesTest::text)
                    .filter(text -> !text.equals(puzzle.line().getFirst().move()))
                    .findFirst()
                    .orElseThrow();
            JsonFields answer = asked.answer(after("attempt", puzzle, List.of()).with("move", wrong));
            assertEquals("wrong", answer.text("verdict"), puzzle.id() + " " + wrong);
            assertTrue(answer.texts("refutation").size() <= 1);
            assertFalse(answer.record("message").text("en").isEmpty());
            for (String reply : answer.texts("refutation")) {
                asked.answer(request("play", puzzle.game().id())
                                .with("position", puzzle.position())
                                .with("moves", List.of(wrong))
                                .with("move", reply))
                        .text("played");
            }
            JsonFields illegal =
                    asked.answer(after("attempt", puzzle, List.of()).with("move", "a1-a9"));
            assertEquals("illegal", illegal.text("verdict"));
            assertFalse(illegal.record("message").text("fr").isEmpty());
        }
    }

    @Test
    void hintsSayMoreAndMore() throws MalformedFieldException {
        Puzzle puzzle = some().getLast();
        String from = puzzle.line().getFirst().move().replace("K", "").substring(0, 2);
        JsonFields first = asked.answer(after("hint", puzzle, List.of()).with("n", 1));
        assertEquals(List.of(from), first.texts("squares"));
        assertEquals(3, first.number("of"));
        assertFalse(first.has("move"));
        JsonFields second = asked.answer(after("hint", puzzle, List.of()).with("n", 2));
        assertEquals(2, second.texts("squares").size());
        JsonFields last = asked.answer(after("hint", puzzle, List.of()).with("n", 3));
        assertEquals(puzzle.line().getFirst().move(), last.text("move"));
        assertTrue(last.record("sentence")
                .text("en")
                .contains(puzzle.line().getFirst().move()));
        asked.refused("bad-field", after("hint", puzzle, List.of()).with("n", 4));
    }

    @Test
    void movesOutsideTheSolutionAreRefused() throws MalformedFieldException {
        Puzzle puzzle = some().getLast();
        asked.refused(
                "not-so-far",
                after("hint", puzzle, List.of(puzzle.line().getFirst().move())));
        asked.refused(
                "not-so-far",
                after("hint", puzzle, List.of(puzzle.line().getFirst().move(), "a1-a2")));
        asked.refused(
                "not-so-far",
                after("attempt", puzzle, List.of("?", "?"))
                        .with("move", puzzle.line().getFirst().move()));
    }

    private static View after(String type, Puzzle puzzle, List<String> played) {
        return request(type).with("id", puzzle.id()).with("moves", played);
    }

    private static String text(JsonFields move) {
        try {
            return move.text("text");
        } catch (MalformedFieldException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static List<Puzzle> ofConquest() {
        List<Puzzle> both = new ArrayList<>(Puzzles.of(Conquest.CONQUEST));
        both.addAll(Puzzles.of(Conquest.SIX_FACES));
        return both;
    }

    /** One of every game and length, the longest last. */
    private static List<Puzzle> some() {
        List<Puzzle> some = new ArrayList<>();
        for (int moves = 1; moves <= ConquestPuzzles.MAX_MOVES; moves++) {
            for (String game : List.of("conquest", "sixfaces")) {
                int length = moves;
                some.add(ofConquest().stream()
                        .filter(one -> one.moves() == length && one.game().id().equals(game))
                        .findFirst()
                        .orElseThrow());
            }
        }
        return some;
    }
}
