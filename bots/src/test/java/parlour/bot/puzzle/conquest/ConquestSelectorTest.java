package parlour.bot.puzzle.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.conquest.Conquest;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleNotation;
import parlour.puzzle.Puzzles;

/** A set consists of puzzles that differ from each other; the bundled one is such a set. */
final class ConquestSelectorTest {

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void theOrderOfTheInputDoesNotMatter(Conquest game) {
        List<Puzzle> finds = new ArrayList<>(Puzzles.of(game));
        List<Puzzle> chosen = ConquestSelector.of(game, finds, 40);
        Collections.shuffle(finds, new Random(1976));
        assertEquals(chosen, ConquestSelector.of(game, finds, 40));
        assertEquals(40, chosen.size());
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void theRequestedNumberOfEveryLengthAndSideIsSelected(Conquest game) {
        int[][] count = new int[Puzzle.MAX_MOVES + 1][2];
        ConquestSelector.of(game, Puzzles.of(game), 40).forEach(puzzle -> count[puzzle.moves()][puzzle.solver()]++);
        assertEquals(
                List.of(8, 8, 7, 7, 5, 5),
                List.of(count[1][0], count[1][1], count[2][0], count[2][1], count[3][0], count[3][1]));
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void bundledPuzzlesAllDiffer(Conquest game) {
        assertEquals(Puzzles.of(game), ConquestSelector.of(game, Puzzles.of(game), 160));
        Set<String> ends = new HashSet<>();
        for (Puzzle puzzle : Puzzles.of(game)) {
            assertTrue(ends.add(puzzle.moves() + PuzzleFingerprint.of(puzzle).end()), puzzle.id());
        }
    }

    @Test
    void aPuzzleTurnedForTheOtherSideHasTheSameFingerprint() throws Exception {
        String white = "4k4/9/4f34/9/9/2C26/9/1A32K4 w 0 9";
        String black = "4k2a41/9/6c52/9/9/4F44/9/4K4 b 0 9";
        Puzzle first = puzzle(white, "b1-b3-e3=1");
        Puzzle second = puzzle(black, "h8-h6-e6=1");
        assertEquals(0, PuzzleFingerprint.of(first).distance(PuzzleFingerprint.of(second)));
        assertEquals("b1b3e3 e8", PuzzleFingerprint.of(first).end());
        assertEquals("b1b3e3 e8", PuzzleFingerprint.of(second).end());
    }

    private static Puzzle puzzle(String position, String line) throws Exception {
        return PuzzleNotation.readAll("x\tconquest\t-\t1\t700\t-\t1/1\t" + position + "\t" + line)
                .getFirst();
    }

    @Test
    void onlyOnePuzzleOfAGameIsSelected() {
        Puzzle puzzle = Puzzles.of(Conquest.CONQUEST).getFirst();
        Puzzle other = Puzzles.of(puzzle.game()).get(1);
        Puzzle same = new Puzzle(
                other.id(),
                other.game(),
                other.settings(),
                other.moves(),
                other.rating(),
                other.themes(),
                puzzle.origin(),
                other.position(),
                other.line(),
                "");
        assertEquals(
                1,
                ConquestSelector.of(Conquest.CONQUEST, List.of(puzzle, same), 160)
                        .size());
        assertEquals(
                2,
                ConquestSelector.of(Conquest.CONQUEST, List.of(puzzle, other), 160)
                        .size());
    }
}
