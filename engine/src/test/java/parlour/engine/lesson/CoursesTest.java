package parlour.engine.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.game.Text;

/** Every legal answer to every step is tried: some are right, some are wrong, and each is told why. */
final class CoursesTest {

    private static List<Step> steps() {
        return Courses.all().stream().flatMap(course -> course.steps().stream()).toList();
    }

    @TestFactory
    List<DynamicTest> everyStepCanBeDoneAndFailed() {
        return steps().stream()
                .filter(step -> !step.hasReplies())
                .map(step -> DynamicTest.dynamicTest(step.id(), () -> everyAnswer(step)))
                .toList();
    }

    private static void everyAnswer(Step step) throws StepAttempt.IllegalMoves {
        int right = 0;
        int wrong = 0;
        for (String move : step.position().legalMoveTexts()) {
            Verdict verdict = StepAttempt.of(step, List.of()).play(move).verdict();
            switch (verdict) {
                case Verdict.Right(Text message) -> {
                    right++;
                    checkSentence(message);
                }
                case Verdict.Wrong(Text message, int reply) -> {
                    wrong++;
                    checkSentence(message);
                }
                case Verdict.GoOn goOn -> throw new AssertionError(step.id() + " decides nothing after " + move);
            }
        }
        assertTrue(right > 0, "no move is right");
        assertTrue(wrong > 0, "no move is wrong");
    }

    /** Both languages have whole sentences, and not the same ones. */
    private static void checkSentence(Text text) {
        for (String one : List.of(text.en(), text.fr())) {
            assertTrue(one.endsWith(".") || one.endsWith("!"), one);
            assertFalse(Character.isLowerCase(one.charAt(0)), one);
        }
        assertNotEquals(text.en(), text.fr());
    }

    @TestFactory
    List<DynamicTest> everyGameCanBeWonAgainstItsOpponent() {
        return steps().stream()
                .filter(Step::hasReplies)
                .map(step -> DynamicTest.dynamicTest(step.id(), () -> canBeWon(step)))
                .toList();
    }

    /** A player who knows nothing but how to move, and takes back what is called a mistake, wins sooner or later. */
    private static void canBeWon(Step step) throws StepAttempt.IllegalMoves {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            List<String> played = new ArrayList<>();
            while (played.size() < 150) {
                List<String> legal = StepAttempt.of(step, played).position().legalMoveTexts();
                String move = legal.get(random.nextInt(legal.size()));
                switch (StepAttempt.of(step, played).play(move).verdict()) {
                    case Verdict.Right(Text message) -> {
                        checkSentence(message);
                        return;
                    }
                    case Verdict.Wrong(Text message, int reply) -> {
                        checkSentence(message);
                        if (random.nextInt(20) == 0) {
                            // The game is lost, or nearly.
                            played.clear();
                        }
                    }
                    case Verdict.GoOn goOn -> played.add(move);
                }
            }
        }
        fail("nobody wins here by chance");
    }

    @Test
    void theSameMovesLeadToTheSameGame() throws StepAttempt.IllegalMoves {
        for (Step step : steps().stream().filter(Step::hasReplies).toList()) {
            StepAttempt one = StepAttempt.of(step, List.of());
            StepAttempt other = StepAttempt.of(step, List.of());
            String move = one.position().legalMoveTexts().getFirst();
            assertEquals(one.play(move).frames(), other.play(move).frames());
            assertEquals(one.position().notation(), other.position().notation());
        }
    }

    @Test
    void aRivalsHiddenCardIsNotShown() throws StepAttempt.IllegalMoves {
        Step game = Courses.step("conan/game").orElseThrow();
        List<StepAttempt.Frame> frames =
                StepAttempt.of(game, List.of()).play("pass").frames();
        for (StepAttempt.Frame frame : frames) {
            if (frame.seat() != game.seat()) {
                assertEquals(Set.of("text"), frame.move().fields().keySet());
            }
        }
    }

    @Test
    void movesThatDoNotLeadOnAreRefused() {
        Step turn = Courses.step("conquest/turn").orElseThrow();
        for (List<String> moves : List.of(List.of("d2-d4-f4"), List.of("d2-d6"), List.of("a1-a2"), List.of("?"))) {
            assertThrows(StepAttempt.IllegalMoves.class, () -> StepAttempt.of(turn, moves));
        }
    }

    @Test
    void anIllegalMoveIsRefusedWithTheReasonOfTheRules() throws StepAttempt.IllegalMoves {
        // docs/rules/conquest.md: "exactly as many squares as its top face shows".
        StepAttempt attempt = StepAttempt.of(Courses.step("conquest/turn").orElseThrow(), List.of());
        assertEquals("stops-short", attempt.refusal("d2-d4").orElseThrow().code());
        assertEquals("not-orthogonal", attempt.refusal("d2-f4").orElseThrow().code());
        assertEquals("unreadable-move", attempt.refusal("what?").orElseThrow().code());
        assertEquals(Optional.empty(), attempt.refusal("d2-d4-f4"));
    }

    @Test
    void aStepHasAtMostTwoSentencesInBothLanguages() {
        for (Step step : steps()) {
            for (String text : List.of(step.text().en(), step.text().fr())) {
                long sentences = text.chars()
                        .filter(c -> c == '.' || c == '?' || c == '!')
                        .count();
                assertTrue(sentences <= 2, step.id() + ": " + text);
            }
        }
    }

    @Test
    void everyCourseHasItsStepsAndNoIdIsUsedTwice() {
        Set<String> ids = new HashSet<>();
        for (Course course : Courses.all()) {
            int size = course.steps().size();
            assertTrue(course.id().endsWith("-2") ? size >= 6 : size >= 8 && size <= 12, course.id() + " has " + size);
            for (Step step : course.steps()) {
                assertTrue(ids.add(step.id()), step.id());
                assertEquals(course.id(), step.id().substring(0, step.id().indexOf('/')));
                assertEquals(course.game(), step.game());
            }
        }
    }
}
