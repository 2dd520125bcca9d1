package parlour.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.NotationException;
import parlour.game.Text;

/** Trying moves at a puzzle: right and wrong moves, the reasons, and the other side's replies. */
final class ConquestAttemptTest {

    private static final String ONE = "c1-x327\tconquest\t-\t1\t707\tcapture,long-route\t1/6"
            + "\t5k1a4e4/1c13f22b6/3a35/1A3d54F31/5f43/9/2D2C1K3E1/1A33F31A31 b 19 10\tf7-e7xe2=5#";
    private static final String TWO =
            "c2-4rwq\tconquest\t-\t2\t913\tquiet\t1/2\tb4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34 w 5 33\t"
                    + "d7-c7=2 Kb8-c8 e8xc8=5#";
    private static final String THREE =
            "s3-3n62\tsixfaces\t-\t3\t1356\tquiet,long-route\t1/9\t2E6k1f42e4/4c51E42/3C61C13/9/9/9/3a3C22C61/2E41K4 w"
                    + " 3 16\tc8-a8-a5=6 Kd8-d7 a5-e5xe7=1|c1-c6=4|d6-c6-c8=2|d6-d5-b5=6 Kd7-d8 e7-e8=2#";

    private static PuzzleAttempt begun(String puzzle) throws NotationException {
        return ConquestAttempt.of(PuzzleNotation.read(puzzle));
    }

    /** The solver's moves in order, and the result of the last one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1|f7-e7-e2|Solved f7-e7xe2=5#",
                "1|f7-e7xe2=5#|Solved f7-e7xe2=5#",
                "1|d6-d5|Wrong d6-d5=4: That does not win in one move",
                "1|Kf8-e8|Wrong Kf8-e8: No: the other side wins with h5-e5xe8=4#. Try again.",
                "1|f7-f8|Illegal stops-short",
                "1|a1|Illegal unreadable",
                "1|h1-h2|Illegal not-your-die",
                "2|d7-c7|Right d7-c7=2, Kb8-c8",
                "2|d7-c7 e8xc8|Solved e8xc8=5#",
                "2|d7-c7 Ke3-e4|Wrong Ke3-e4: No: the other side wins with b7-b4xe4=4#",
                "2|Ke3-e4|Wrong Ke3-e4",
                "3|c8-a8-a5|Right c8-a8-a5=6, Kd8-d7",
                "3|c8-a8-a5 a5-e5xe7|Right a5-e5xe7=1, Kd7-d8",
                "3|c8-a8-a5 c1-c6|Right c1-c6=4",
                "3|c8-a8-a5 d6-c6-c8|Right d6-c6-c8=2",
                "3|c8-a8-a5 d6-d5-b5|Right d6-d5-b5=6",
                "3|c8-a8-a5 Ke1-f1|Wrong Ke1-f1",
                "3|c8-a8-a5 a5-e5xe7 e7-e8|Solved e7-e8=2#",
            })
    void attemptHasTheExpectedResult(int moves, String tried, String expected) throws NotationException {
        PuzzleAttempt solving = begun(moves == 1 ? ONE : moves == 2 ? TWO : THREE);
        String last = "";
        for (String move : tried.split(" ", -1)) {
            AttemptResult answer = solving.attempt(move);
            if (answer instanceof AttemptResult.Right right) {
                solving = right.next();
            }
            last = told(answer);
        }
        assertTrue(last.startsWith(expected), last);
    }

    private static String told(AttemptResult answer) {
        return switch (answer) {
            case AttemptResult.Right right -> "Right " + right.move() + ", " + right.reply();
            case AttemptResult.Solved solved -> "Solved " + solved.move();
            case AttemptResult.Wrong wrong ->
                "Wrong " + wrong.move() + ": " + wrong.sentence().en();
            case AttemptResult.Illegal illegal -> "Illegal " + illegal.refusal().code();
        };
    }

    @Test
    void repliesAreDeterministicAndTheWholeLineSolvesThePuzzle() throws NotationException {
        for (String text : List.of(ONE, TWO, THREE)) {
            Puzzle puzzle = PuzzleNotation.read(text);
            assertEquals(
                    "", ConquestVerifier.objection(puzzle).map(why -> why.en()).orElse(""));
            PuzzleAttempt solving = ConquestAttempt.of(puzzle);
            for (int i = 0; i + 1 < puzzle.line().size(); i += 2) {
                AttemptResult.Right right = assertInstanceOf(
                        AttemptResult.Right.class,
                        solving.attempt(puzzle.line().get(i).move()));
                assertEquals(puzzle.line().get(i + 1).move(), right.reply());
                assertEquals(puzzle.moves() - i / 2 - 1, right.next().left());
                solving = right.next();
            }
            AttemptResult.Solved solved = assertInstanceOf(
                    AttemptResult.Solved.class,
                    solving.attempt(puzzle.line().getLast().move()));
            assertTrue(solved.end().isSolved());
            assertEquals(List.of(), solved.end().hints());
            assertEquals(
                    puzzle.line().stream().map(SolutionMove::move).toList(),
                    solved.end().played());
            assertInstanceOf(AttemptResult.Illegal.class, solved.end().attempt("e1-e2"));
        }
    }

    @Test
    void refutationOfAWrongMoveHolds() throws NotationException {
        PuzzleAttempt solving = begun(THREE);
        AttemptResult.Wrong wrong = assertInstanceOf(AttemptResult.Wrong.class, solving.attempt("Ke1-f1"));
        assertEquals(1, wrong.refutation().size());
        assertTrue(wrong.sentence().en().contains(wrong.refutation().getFirst()));
        assertTrue(wrong.sentence().fr().contains(wrong.refutation().getFirst()));
    }

    @Test
    void attemptIsImmutable() throws NotationException {
        PuzzleAttempt solving = begun(TWO);
        String before = solving.position().notation();
        solving.attempt("d7-c7");
        solving.attempt("Ke3-e4");
        solving.position().play(solving.position().legalMoveAt(0));
        assertEquals(before, solving.position().notation());
        assertEquals(List.of(), solving.played());
        assertEquals(2, solving.left());
        assertFalse(solving.isSolved());
    }

    @Test
    void eachHintRevealsMore() throws NotationException {
        List<String> hints =
                begun(TWO).hints().stream().map(hint -> hint.sentence().en()).toList();
        assertEquals(List.of("Look at the die on d7.", "It goes to c7.", "The move is d7-c7=2."), hints);
        assertEquals("Il prend en e2.", begun(ONE).hints().get(1).sentence().fr());
    }

    private static Text task(String puzzle) throws NotationException {
        return new ConquestPuzzles().task(PuzzleNotation.read(puzzle));
    }

    @Test
    void taskIsInBothLanguages() throws NotationException {
        assertEquals("Black to move and win in one move.", task(ONE).en());
        assertEquals("Les blancs jouent et gagnent en trois coups.", task(THREE).fr());
        assertNotEquals(task(TWO).en(), task(TWO).fr());
    }

    @Test
    void hintsLeadToTheRestOfTheSolution() throws NotationException {
        PuzzleAttempt solving = begun(THREE);
        assertEquals(5, solving.solution().size());
        if (!(solving.attempt("c8-a8-a5") instanceof AttemptResult.Right right)) {
            throw new AssertionError("the first move of the solution is right");
        }
        List<String> rest = right.next().solution();
        assertEquals(solving.solution().subList(2, 5), rest);
        assertTrue(right.next().hints().getLast().sentence().en().contains(rest.getFirst()));
    }
}
