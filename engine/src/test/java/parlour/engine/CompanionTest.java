package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.SeededRandom;
import parlour.domination.Domination;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.registry.GameRegistry;

/** Requests of players at a physical board. */
final class CompanionTest {

    private final EngineClient asked = new EngineClient();

    private static View tumble(String from, String to) {
        return request("tumble", "conquest")
                .with("options", List.of("first=white"))
                .with("from", from)
                .with("to", to);
    }

    @Test
    void aLegalTumbleIsAccepted() throws MalformedFieldException {
        JsonFields answer = asked.answer(tumble("d1", "f5").with("face", 1));
        assertEquals("right", answer.text("verdict"));
        List<JsonFields> ways = answer.records("ways");
        assertEquals(1, ways.size());
        assertEquals("d1-d5-f5=1", ways.getFirst().text("move"));
        assertEquals("d5", ways.getFirst().text("by"));
        assertTrue(ways.getFirst().bool("fits"));
        assertEquals("f1", answer.records("refused").getFirst().text("route").substring(3, 5));
    }

    @Test
    void aWrongFaceIsReportedWithTheExpectedOne() throws MalformedFieldException {
        JsonFields answer = asked.answer(tumble("d1", "f5").with("face", 3));
        assertEquals("wrong-face", answer.text("verdict"));
        assertEquals(
                "On f5 the top face must be: 1 via d5, not 3.",
                answer.record("sentence").text("en"));
        assertEquals(
                "En f5, la face du dessus doit être : 1 par d5, et non le 3.",
                answer.record("sentence").text("fr"));
    }

    @Test
    void withoutAFaceAllPossibleFacesAreNamed() throws MalformedFieldException {
        JsonFields answer = asked.answer(tumble("d1", "f5"));
        assertEquals("open", answer.text("verdict"));
        assertEquals(
                "On f5 the top face must be: 1 via d5.",
                answer.record("sentence").text("en"));
    }

    @Test
    void bothRoutesAreNamed() throws MalformedFieldException {
        // A 3 alone on the board: both corners are open.
        View request = request("tumble", "conquest")
                .with("position", "4k4/9/9/9/9/9/2C66/4K4 w 0 1")
                .with("moves", List.of())
                .with("from", "c2")
                .with("to", "d4")
                .with("face", 6);
        JsonFields answer = asked.answer(request);
        assertEquals(2, answer.records("ways").size());
        assertTrue(
                answer.record("sentence").text("en").contains(", or "),
                answer.record("sentence").text("en"));
    }

    @Test
    void anIllegalTumbleIsRefusedWithTheReasonOfTheRules() throws MalformedFieldException {
        record Row(String from, String to, String code) {}
        for (Row row : List.of(
                new Row("d1", "d4", "stops-short"),
                new Row("b1", "b5", "goes-too-far"),
                new Row("d1", "d1", "no-leg"),
                new Row("a1", "f1", "passes-over-a-die"),
                new Row("b1", "a1", "own-die"),
                new Row("d8", "d2", "not-your-die"),
                new Row("d4", "d5", "no-die"),
                new Row("d1", "d9", "off-the-board"))) {
            JsonFields answer = asked.answer(tumble(row.from, row.to).with("face", 1));
            assertEquals("illegal", answer.text("verdict"), row.toString());
            JsonFields why = answer.records("refused").getFirst();
            assertEquals(row.code, why.text("code"), row.toString());
            assertTrue(answer.record("sentence")
                    .text("fr")
                    .startsWith(why.record("message").text("fr")));
        }
    }

    @Test
    void theKeyDieNeedsNoFace() throws MalformedFieldException {
        JsonFields answer = asked.answer(tumble("e1", "e2"));
        assertEquals("right", answer.text("verdict"));
        assertEquals("Ke1-e2", answer.records("ways").getFirst().text("move"));
    }

    @Test
    void tumblesAreRefusedInGamesWithoutDice() throws MalformedFieldException {
        asked.refused("unreadable-move", tumble("d", "f5"));
        asked.refused("bad-field", tumble("d1", "f5").with("face", 7));
        asked.refused(
                "nobody-to-move",
                request("tumble", "conquest").with("from", "d1").with("to", "f5"));
        asked.refused(
                "no-dice", request("tumble", "domination").with("from", "d1").with("to", "f5"));
    }

    @Test
    void aScoreSheetIsAGameFile() throws MalformedFieldException, NotationException {
        View game = request("score-sheet", "conquest")
                .with("options", List.of("first=white"))
                .with("moves", List.of("d1-d5-f5", "a8-a4-b4"))
                .with("names", List.of("Ada", "Bo \"B\""))
                .with("date", "2026-03-01");
        GameFile file = GameFile.read(asked.answer(game).text("file"));
        assertEquals("Ada", file.tag("White").orElseThrow());
        assertEquals("Bo \"B\"", file.tag("Black").orElseThrow());
        assertEquals("*", file.result());
        assertEquals(
                List.of("d1-d5-f5=1", "a8-a4-b4=6"),
                file.replay(GameRegistry.all()).texts());
        JsonFields resigned = asked.answer(game.with("ended", "resigned").with("loser", 0));
        assertEquals("0-1", resigned.text("result"));
        assertEquals(
                "resigned",
                GameFile.read(resigned.text("file")).tag("Termination").orElseThrow());
    }

    @Test
    void aScoreSheetWithAnIllegalMoveIsRefused() throws MalformedFieldException {
        asked.refused("unreadable-move", request("score-sheet", "conquest").with("moves", List.of("d1-d4")));
        asked.refused("bad-field", request("score-sheet", "conquest").with("ended", "bored"));
    }

    private static View laid(List<String> moves) {
        return request("observe-dominoes", "domination").with("moves", moves);
    }

    @Test
    void dominoesAreJudgedWithoutKnowingTheRacks() throws MalformedFieldException {
        JsonFields start = asked.answer(laid(List.of()));
        assertEquals(-1, start.number("turn"));
        assertEquals(2, start.records("choices").size());
        JsonFields begun = asked.answer(laid(List.of("lot:seat2")));
        assertEquals(1, begun.number("turn"));
        assertEquals(112, begun.records("choices").size());
        String move = begun.records("choices").get(40).text("text");
        JsonFields after = asked.answer(laid(List.of("lot:seat2", move)));
        assertEquals(0, after.number("turn"));
        assertEquals(111, after.records("choices").size());
        assertTrue(after.texts("moves").contains(move));
        asked.refused("slot-taken", laid(List.of("lot:seat2", move, move)));
        String slot = move.substring(4);
        asked.refused("wrong-pair", laid(List.of("lot:seat2", (move.startsWith("6-6") ? "0-0@" : "6-6@") + slot)));
        asked.refused("not-neighbours", laid(List.of("lot:seat2", "a1a3")));
        asked.refused("unreadable-move", laid(List.of("lot:seat2", "hello")));
        asked.refused("lot-not-drawn", laid(List.of(move)));
    }

    @Test
    void onlyFourOfAKindCanBeLaid() throws MalformedFieldException {
        List<String> moves = new ArrayList<>(List.of("lot:seat1"));
        JsonFields begun = asked.answer(laid(moves));
        begun.records("choices").subList(0, 4).forEach(choice -> moves.add(text(choice)));
        asked.answer(laid(moves));
        moves.add("0-0@a1a2");
        asked.refused("none-left", laid(moves));
    }

    @Test
    void mirroredMatchesCannotBeObserved() throws MalformedFieldException {
        asked.refused("bad-options", laid(List.of()).with("options", List.of("match=mirrored")));
        asked.refused("no-dominoes", request("observe-dominoes", "conquest"));
    }

    /** Whole games from public information only: the assumed course has the same scores and the same end. */
    @Test
    void anObservedGameHasTheSameScoresAndEnd() throws MalformedFieldException, NotationException {
        for (int seats = 2; seats <= 4; seats++) {
            List<String> chosen = seats == 2 ? List.of() : List.of("seats=" + seats);
            Options options = Options.of(Domination.DOMINATION, chosen);
            SeededRandom random = new SeededRandom(7L + seats);
            Position real = Domination.DOMINATION.start(options);
            List<String> seen = new ArrayList<>();
            while (!real.isOver()) {
                int move = real.turn() == Position.CHANCE
                        ? random.drawOutcome(real)
                        : real.legalMoveAt(random.nextInt(real.legalMoveCount()));
                String text = real.text(move);
                if (!text.startsWith("draw:")) {
                    seen.add(text);
                }
                real.play(move);
            }
            JsonFields answer = asked.answer(laid(seen).with("options", chosen));
            assertEquals(-2, answer.number("turn"));
            List<String> course = answer.texts("moves");
            JsonFields end = asked.answer(
                    request("position", "domination").with("options", chosen).with("moves", course));
            assertEquals(
                    real.outcome().orElseThrow().result(), end.record("outcome").text("result"));
            JsonFields half = asked.answer(laid(seen.subList(0, 60)).with("options", chosen));
            assertEquals(112 - 59, half.records("choices").size());
            GameFile sheet = GameFile.read(asked.answer(request("score-sheet", "domination")
                            .with("options", chosen)
                            .with("moves", course)
                            .with("hands", "unknown"))
                    .text("file"));
            assertEquals(course.size(), sheet.replay(GameRegistry.all()).texts().size());
        }
    }

    /** A board with a slip: players pass, and say so; at the end all of them do. */
    @Test
    void anObservedGameOnAnotherBoardHasTheSameScoresAndEnd() throws MalformedFieldException, NotationException {
        String board = "layout=rows:2445503321116015060264430355536613212223144655446506033062241162";
        int passes = 0;
        for (int seats = 2; seats <= 4; seats++) {
            List<String> chosen = List.of("seats=" + seats, board);
            SeededRandom random = new SeededRandom(11L + seats);
            Position real = Domination.DOMINATION.start(Options.of(Domination.DOMINATION, chosen));
            List<String> seen = new ArrayList<>();
            while (!real.isOver()) {
                int move = real.turn() == Position.CHANCE
                        ? random.drawOutcome(real)
                        : real.legalMoveAt(random.nextInt(real.legalMoveCount()));
                String text = real.text(move);
                if (!text.startsWith("draw:")) {
                    seen.add(text);
                }
                passes += text.equals("pass") ? 1 : 0;
                real.play(move);
            }
            for (int shown = 1; shown <= seen.size(); shown += 9) {
                asked.answer(laid(seen.subList(0, shown)).with("options", chosen));
            }
            JsonFields open = asked.answer(laid(seen).with("options", chosen));
            while (open.number("turn") >= 0) {
                boolean offered = open.records("choices").stream()
                        .map(CompanionTest::text)
                        .anyMatch("pass"::equals);
                assertTrue(offered, "a pass is offered");
                seen.add("pass");
                open = asked.answer(laid(seen).with("options", chosen));
            }
            assertEquals(-2, open.number("turn"));
            JsonFields end = asked.answer(
                    request("position", "domination").with("options", chosen).with("moves", open.texts("moves")));
            assertEquals(
                    real.outcome().orElseThrow().result(), end.record("outcome").text("result"));
        }
        assertTrue(passes > 0, "nobody passed");
        asked.refused("no-passing", laid(List.of("lot:seat1", "pass")));
        asked.refused("no-passing", laid(List.of("lot:seat1", "pass")).with("options", List.of(board)));
    }

    @Test
    void theLeadersAreReported() throws MalformedFieldException {
        assertEquals("[]", leaders(List.of("lot:seat1")));
        // Four sides of one territory: the player who lays the fourth leads.
        List<String> moves = List.of("lot:seat1", "a1a2", "b1b2", "a1b1", "a2b2");
        assertEquals("[1]", leaders(moves));
    }

    private String leaders(List<String> moves) {
        String text = asked.text(laid(moves));
        int at = text.indexOf("\"leaders\":");
        assertTrue(at > 0, text);
        return text.substring(at + 10, text.indexOf(']', at) + 1);
    }

    private static String text(JsonFields choice) {
        try {
            return choice.text("text");
        } catch (MalformedFieldException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
