package parlour.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;

/** The bundled puzzles: their number, their variety, and the truth of their claims. */
final class PuzzlesTest {

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void thereAreEnoughOfEveryKindForBothSides(Conquest game) {
        List<Puzzle> puzzles = Puzzles.of(game);
        assertTrue(puzzles.size() >= 150, () -> game + ": " + puzzles.size());
        int[] min = {0, 55, 45, 35};
        for (int moves = 1; moves <= ConquestPuzzles.MAX_MOVES; moves++) {
            int[] count = new int[2];
            for (Puzzle puzzle : puzzles) {
                count[puzzle.solver()] += puzzle.moves() == moves ? 1 : 0;
            }
            assertTrue(count[0] + count[1] >= min[moves], game + " " + moves + ": " + (count[0] + count[1]));
            assertTrue(Math.abs(count[0] - count[1]) <= 4, game + " " + moves + ": " + count[0] + " and " + count[1]);
        }
        for (int stars = 1; stars <= Puzzle.MAX_STARS; stars++) {
            int wanted = stars;
            assertTrue(puzzles.stream().anyMatch(puzzle -> puzzle.stars() == wanted), game + ", stars " + stars);
        }
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void theEasiestComeFirst(Conquest game) {
        int last = 0;
        for (Puzzle puzzle : Puzzles.of(game)) {
            assertTrue(puzzle.rating() >= last, puzzle.id());
            last = puzzle.rating();
        }
    }

    private static List<Puzzle> ofConquest() {
        List<Puzzle> both = new ArrayList<>(Puzzles.of(Conquest.CONQUEST));
        both.addAll(Puzzles.of(Conquest.SIX_FACES));
        return both;
    }

    @Test
    void idsPositionsAndGamesAreUnique() {
        Set<String> seen = new HashSet<>();
        for (Puzzle puzzle : ofConquest()) {
            assertTrue(seen.add(puzzle.id()), puzzle.id());
            assertTrue(seen.add(puzzle.game() + " " + puzzle.start().hash()), puzzle.id());
            assertTrue(seen.add(puzzle.game() + " " + puzzle.origin()), puzzle.id());
            assertEquals(Optional.of(puzzle), Puzzles.puzzle(puzzle.id()));
        }
        for (String unknown : List.of("c9-none", "x1-none", "")) {
            assertEquals(Optional.empty(), Puzzles.puzzle(unknown));
        }
    }

    @Test
    void puzzlesRoundTrip() throws NotationException {
        StringBuilder text = new StringBuilder("# for people\n\n");
        for (Puzzle puzzle : Puzzles.all()) {
            assertEquals(puzzle, PuzzleNotation.read(PuzzleNotation.write(puzzle)));
            text.append(PuzzleNotation.write(puzzle)).append('\n');
        }
        assertEquals(Puzzles.all(), PuzzleNotation.readAll(text.toString()));
    }

    @Test
    void everyPuzzleIsVerified() {
        List<String> objections = new ArrayList<>();
        for (Puzzle puzzle : ofConquest()) {
            ConquestVerifier.objection(puzzle).ifPresent(why -> objections.add(puzzle.id() + ": " + why.en()));
        }
        assertEquals(List.of(), objections);
    }

    @Test
    void winsInOneAndTwoMatchBruteForce() {
        for (Puzzle puzzle : ofConquest()) {
            if (puzzle.moves() < 3) {
                ConquestPosition position = puzzle.start(ConquestPosition.class);
                List<Integer> winning = BruteForceWins.winningMoves(position, puzzle.moves());
                assertEquals(1, winning.size(), puzzle.id());
                assertEquals(puzzle.line().getFirst().move(), position.text(winning.getFirst()), puzzle.id());
                assertTrue(puzzle.moves() == 1 || !BruteForceWins.wins(position, 1), puzzle.id());
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c2-4rwq|b4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34 w 5 33|d7-c7=2 Kb8-c8 e8xc8=5#|",
                "c2-4rwq|b4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34 w 5 33|d7-c7=2 Kb8-c8|the solution is different",
                "c2-4rwx|b4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34 w 5 33|d7-c7=2|the name belongs to another",
                "c3-4rwq|b4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34 w 5 33|d7-c7=2|there is a shorter win",
                "c1-4rwq|b4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34 w 5 33|d7-c7=2|0 first moves win in 1",
                "c2-4rwq|b4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34|d7-c7=2|The position ends before",
                "c2-4rwq|4K4/9/9/9/9/9/9/3k5 b 0 9|d1-d2|the game is over",
            })
    void falseClaimOfAPuzzleIsFound(String id, String position, String line, String objection)
            throws NotationException {
        int moves = id.charAt(1) - '0';
        Puzzle puzzle =
                PuzzleNotation.read(id + "\tconquest\t-\t" + moves + "\t900\tquiet\t1/1\t" + position + "\t" + line);
        String found = ConquestVerifier.objection(puzzle).map(text -> text.en()).orElse("");
        assertTrue(objection == null ? found.isEmpty() : found.startsWith(objection), found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c2-4rwq conquest|A puzzle has 9 fields",
                "x,ludo,-,2,900,-,1/1,p,l|There is no game \"ludo\"",
                "x,conquest,-,5,900,-,1/1,p,l|Expected a number from 1 to 4",
                "x,conquest,-,2,high,-,1/1,p,l|Expected a number from 1 to 9999",
                "x,conquest,-,2,,-,1/1,p,l|Expected a number from 1 to 9999",
                "x,conquest,-,2,900,zugzwang,1/1,p,l|There is no theme \"zugzwang\"",
            })
    void malformedLineIsRefusedWithASentence(String line, String sentence) {
        NotationException wrong =
                assertThrows(NotationException.class, () -> PuzzleNotation.readAll(line.replace(',', '\t')));
        assertTrue(wrong.sentence().en().startsWith(sentence), wrong.sentence().en());
        assertNotEquals(wrong.sentence().en(), wrong.sentence().fr());
    }

    @Test
    void nonDefaultOptionsAreKept() throws NotationException {
        String line = "x\tsixfaces\tkeySquare=key,handedness=left\t2\t900\t-\t1/1\t4k4/9/9/9/9/9/9/4K4 w 0 1\ta1|b1 c1";
        Puzzle puzzle = PuzzleNotation.read(line);
        assertEquals(List.of("keySquare=key", "handedness=left"), puzzle.settings());
        assertEquals(false, puzzle.start(ConquestPosition.class).rules().anyDieWins());
        assertEquals(List.of(new SolutionMove("a1", List.of("b1")), new SolutionMove("c1", List.of())), puzzle.line());
        assertEquals(line, PuzzleNotation.write(puzzle));
    }

    // ---- The puzzle of the day ----

    @Test
    void dailyPuzzlesAlternateGamesAndCoverAllBeforeRepeating() {
        int days = ofConquest().size();
        LocalDate day = LocalDate.of(2026, 11, 16);
        Set<String> seen = new HashSet<>();
        String before = of(day.minusDays(1)).game().id();
        for (int i = 0; i < days; i++, day = day.plusDays(1)) {
            Puzzle puzzle = of(day);
            assertTrue(seen.add(puzzle.id()), day + ": " + puzzle.id());
            assertNotEquals(before, puzzle.game().id(), day.toString());
            before = puzzle.game().id();
        }
        assertEquals(of(LocalDate.of(2026, 11, 16)), of(day), "then it begins again");
        assertSame(of(day), of(day));
    }

    private static Puzzle of(LocalDate day) {
        return Puzzles.daily(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
    }

    @Test
    void dayNumbersMatchTheCalendar() {
        for (LocalDate day = LocalDate.of(1, 1, 1); day.getYear() < 3000; day = day.plusDays(97)) {
            assertEquals(
                    day.toEpochDay(),
                    DayNumber.dayNumber(day.getYear(), day.getMonthValue(), day.getDayOfMonth()),
                    day.toString());
        }
        assertThrows(IllegalArgumentException.class, () -> Puzzles.daily(2026, 2, 29));
        assertThrows(IllegalArgumentException.class, () -> Puzzles.daily(2026, 13, 1));
        assertThrows(IllegalArgumentException.class, () -> Puzzles.daily(2026, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> Puzzles.daily(2026, 4, 31));
    }
}
