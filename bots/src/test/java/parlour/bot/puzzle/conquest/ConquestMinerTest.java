package parlour.bot.puzzle.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.conquest.Conquest;
import parlour.puzzle.ConquestPuzzles;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleNotation;

/** Mined puzzles are proved, and the same game gives the same ones. */
final class ConquestMinerTest {

    private static final int GAMES = 3;

    @Test
    void minedPuzzlesAreProvedAndReproducible() {
        for (Conquest game : Conquest.values()) {
            List<Puzzle> found = found(game);
            assertFalse(found.isEmpty(), game + ": nothing was found");
            for (Puzzle puzzle : found) {
                assertEquals(Optional.empty(), new ConquestPuzzles().objection(puzzle), PuzzleNotation.write(puzzle));
                assertTrue(puzzle.origin().startsWith("1/"), puzzle.origin());
            }
            Puzzle first = found.getFirst();
            int number = Integer.parseInt(first.origin().substring("1/".length()));
            assertEquals(first, new ConquestMiner(game, 1).mine(number).getFirst());
        }
    }

    private static List<Puzzle> found(Conquest game) {
        ConquestMiner miner = new ConquestMiner(game, 1);
        List<Puzzle> found = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            List<Puzzle> more = miner.mine(number);
            assertEquals(
                    more.size(), more.stream().map(Puzzle::moves).distinct().count(), "one of each length");
            found.addAll(more);
        }
        return found;
    }
}
