package parlour.bot.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.conan.Conan;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.puzzle.AttemptResult;
import parlour.puzzle.Hint;
import parlour.puzzle.OtherMove;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleAttempt;
import parlour.puzzle.PuzzleKind;
import parlour.puzzle.PuzzleNotation;
import parlour.puzzle.PuzzleTheme;
import parlour.puzzle.Puzzles;
import parlour.puzzle.SolutionMove;
import parlour.registry.GameRegistry;

/** The bundled puzzles of every game: how many there are, and that all they claim is true. */
final class PuzzleSetTest {

    /** Every so many are proved again in the quick run. */
    private static final int SAMPLE = 12;

    @Test
    void thereAreEnoughOfEveryGame() {
        assertTrue(Puzzles.of(Domination.DOMINATION).size() >= 200);
        List<Puzzle> conan = Puzzles.of(Conan.CONAN);
        assertTrue(conan.size() >= 60);
        for (PuzzleTheme decision : List.of(PuzzleTheme.BID, PuzzleTheme.ATTRIBUTE, PuzzleTheme.CARD)) {
            long count =
                    conan.stream().filter(it -> it.themes().contains(decision)).count();
            assertTrue(count >= 20, decision + ": " + count);
        }
        for (int moves = 1; moves <= Puzzle.MAX_MOVES; moves++) {
            int length = moves;
            long count = Puzzles.of(Domination.DOMINATION).stream()
                    .filter(it -> it.moves() == length)
                    .count();
            assertTrue(count >= 20, moves + " moves: " + count);
        }
    }

    @Test
    void idsAreUniqueAndTheEasiestComeFirst() {
        Set<String> seen = new HashSet<>();
        for (Game game : GameRegistry.all()) {
            int last = 0;
            for (Puzzle puzzle : Puzzles.of(game)) {
                assertTrue(seen.add(puzzle.id()), puzzle.id());
                assertTrue(puzzle.rating() >= last, puzzle.id());
                last = puzzle.rating();
                assertEquals(Optional.of(puzzle), Puzzles.puzzle(puzzle.id()));
                assertFalse(puzzle.themes().isEmpty(), puzzle.id());
            }
        }
    }

    @Test
    void bundledSetsAreWhatWouldBeChosenFromThem() {
        for (Game game : List.of(Domination.DOMINATION, Conan.CONAN)) {
            List<Puzzle> all = Puzzles.of(game);
            List<Puzzle> reversed = new ArrayList<>(all).reversed();
            assertEquals(PuzzleKinds.choose(game, all, 30), PuzzleKinds.choose(game, reversed, 30));
            assertEquals(Set.copyOf(all), Set.copyOf(PuzzleKinds.choose(game, reversed, 300)));
        }
    }

    @Test
    void aSampleIsProvedAgain() {
        proveEvery(SAMPLE);
    }

    @Test
    @Tag("long")
    void everyPuzzleIsProvedAgain() {
        proveEvery(1);
    }

    private static void proveEvery(int step) {
        List<String> objections = new ArrayList<>();
        for (Game game : List.of(Domination.DOMINATION, Conan.CONAN)) {
            List<Puzzle> puzzles = Puzzles.of(game);
            for (int i = 0; i < puzzles.size(); i += step) {
                Puzzle puzzle = puzzles.get(i);
                PuzzleKinds.of(game).objection(puzzle).ifPresent(why -> objections.add(puzzle.id() + ": " + why.en()));
            }
        }
        assertEquals(List.of(), objections);
    }

    /** One of every game and length: the solution solves it, every other move is refuted, hints end with the move. */
    @Test
    void solutionsSolveAndOtherMovesAreRefuted() {
        for (Puzzle puzzle : some()) {
            PuzzleKind kind = PuzzleKinds.of(puzzle.game());
            PuzzleAttempt attempt = kind.begin(puzzle);
            List<OtherMove> others = kind.otherMoves(puzzle);
            assertEquals(attempt.position().legalMoveCount() - 1, others.size(), puzzle.id());
            for (OtherMove other : others) {
                AttemptResult.Wrong wrong =
                        assertInstanceOf(AttemptResult.Wrong.class, attempt.attempt(other.move()), puzzle.id());
                assertEquals(other, new OtherMove(wrong.move(), wrong.refutation(), wrong.sentence()));
                assertFalse(
                        other.sentence().en().equals(other.sentence().fr()),
                        other.sentence().en());
            }
            List<Hint> hints = attempt.hints();
            assertEquals(3, hints.size(), puzzle.id());
            assertEquals(puzzle.line().stream().map(SolutionMove::move).toList(), attempt.solution(), puzzle.id());
            for (int i = 0; i < puzzle.line().size(); i += 2) {
                assertFalse(attempt.isSolved(), puzzle.id());
                switch (attempt.attempt(puzzle.line().get(i).move())) {
                    case AttemptResult.Right right -> {
                        assertEquals(puzzle.line().get(i + 1).move(), right.reply());
                        attempt = right.next();
                    }
                    case AttemptResult.Solved solved -> attempt = solved.end();
                    case AttemptResult.Wrong wrong -> throw new AssertionError(puzzle.id() + " " + wrong);
                    case AttemptResult.Illegal illegal -> throw new AssertionError(puzzle.id() + " " + illegal);
                }
            }
            assertTrue(attempt.isSolved(), puzzle.id());
            assertEquals(List.of(), attempt.hints());
            assertEquals(List.of(), attempt.solution());
        }
    }

    @Test
    void anIllegalMoveIsExplainedAndChangesNothing() {
        for (Puzzle puzzle : some()) {
            PuzzleAttempt attempt = PuzzleKinds.of(puzzle.game()).begin(puzzle);
            String before = attempt.position().notation();
            assertInstanceOf(AttemptResult.Illegal.class, attempt.attempt("?!"), puzzle.id());
            assertInstanceOf(AttemptResult.Illegal.class, attempt.attempt("9-9@a1b1"), puzzle.id());
            assertEquals(before, attempt.position().notation());
        }
    }

    @Test
    void falseClaimsAreFound() throws Exception {
        for (Puzzle puzzle : some()) {
            if (puzzle.game().equals(Domination.DOMINATION) || puzzle.game().equals(Conan.CONAN)) {
                String line = PuzzleNotation.write(puzzle);
                String best = puzzle.line().getFirst().move();
                String other = PuzzleKinds.of(puzzle.game())
                        .otherMoves(puzzle)
                        .getFirst()
                        .move();
                objects(
                        "the name belongs to another",
                        line.replace(puzzle.id(), puzzle.id().charAt(0) + "1-zzzz"));
                objects("the solution is another", line.replace("\t" + best, "\t" + other));
                objects(
                        "the themes are others",
                        line.replace("\t" + puzzle.themes().getFirst().id(), "\tlong-route"));
            }
        }
    }

    private static void objects(String why, String line) throws Exception {
        Puzzle puzzle = PuzzleNotation.readAll(line).getFirst();
        String found = PuzzleKinds.of(puzzle.game())
                .objection(puzzle)
                .map(text -> text.en())
                .orElse("");
        assertTrue(found.startsWith(why), found + " in " + line);
    }

    private static List<Puzzle> some() {
        List<Puzzle> some = new ArrayList<>();
        for (Game game : GameRegistry.all()) {
            for (int moves = 1; moves <= Puzzle.MAX_MOVES; moves++) {
                int length = moves;
                Puzzles.of(game).stream()
                        .filter(it -> it.moves() == length)
                        .findFirst()
                        .ifPresent(some::add);
            }
        }
        for (PuzzleTheme theme : List.of(PuzzleTheme.BID, PuzzleTheme.ATTRIBUTE, PuzzleTheme.CARD)) {
            some.add(Puzzles.of(Conan.CONAN).stream()
                    .filter(it -> it.themes().contains(theme))
                    .toList()
                    .getLast());
        }
        return some;
    }
}
