package parlour.bot.puzzle.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bot.domination.EndgameLead;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.puzzle.Puzzle;
import parlour.puzzle.Puzzles;

/** Endings are mined the same way each time, and their values are those of the rules. */
final class DominationMinerTest {

    @Test
    void aGameGivesTheSamePuzzlesAgain() {
        Puzzle puzzle = Puzzles.of(Domination.DOMINATION).getFirst();
        int number = Integer.parseInt(puzzle.origin().substring("1/".length()));
        List<Puzzle> found = new DominationMiner(1).mine(number);
        assertTrue(found.contains(puzzle), puzzle.id());
        for (Puzzle other : found) {
            assertEquals(Optional.empty(), new DominationPuzzles().objection(other));
        }
    }

    /** The shortest endings are searched once more by the rules alone, every line to its end. */
    @Test
    void leadsMatchExhaustiveSearch() {
        List<Puzzle> shortest = Puzzles.of(Domination.DOMINATION).stream()
                .filter(it -> it.start(DominationPosition.class).laid() >= 105)
                .limit(12)
                .toList();
        assertEquals(12, shortest.size());
        for (Puzzle puzzle : shortest) {
            DominationPosition position = puzzle.start(DominationPosition.class);
            int seat = position.turn();
            for (EndgameLead lead : EndgameLead.of(position)) {
                position.play(lead.move());
                assertEquals(plain(position, seat), lead.lead(), puzzle.id() + " " + lead.text());
                position.undo();
            }
        }
    }

    private static int plain(DominationPosition position, int seat) {
        if (position.isOver()) {
            return position.territories(seat) - position.territories(1 - seat);
        }
        boolean mine = position.turn() == seat;
        int best = mine ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int move : position.legalMoves().toArray()) {
            position.play(move);
            int value = plain(position, seat);
            position.undo();
            best = mine ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
