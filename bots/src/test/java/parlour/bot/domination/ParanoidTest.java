package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.domination.DominationPosition;

/** Endings of three and four, where racks stay hidden to the end. */
final class ParanoidTest {

    private static Samples samples(DominationPosition position) {
        Suspicion suspicion = new Suspicion(new Terrain(position.layout()), position.seats());
        suspicion.look(position, position.turn());
        return new Samples(new Knowledge(position, position.turn()), new SeededLots(1), suspicion, 1);
    }

    /** The same samples, each looked at line by line, territories before those at the border. */
    @ParameterizedTest
    @CsvSource({"3, 6", "3, 4", "4, 6", "4, 5"})
    void theMoveIsTheBestOnAverageByAPlainSearch(int seats, int left) {
        for (long seed = 1; seed <= 15; seed++) {
            DominationPosition position = Tables.withLeft(left, seed, "seats=" + seats);
            int[] moves = Tables.moves(position);
            int seat = position.turn();
            Paranoid paranoid = new Paranoid(moves, seat);
            paranoid.run(samples(position), Budget.depth(1));
            assertTrue(paranoid.hasAnswer());
            int[] sums = new int[moves.length];
            Samples same = samples(position);
            for (int round = 0; round < Race.mostRounds(Budget.depth(1)); round++) {
                DominationPosition sample = same.next();
                for (int i = 0; i < moves.length; i++) {
                    sums[i] += Tables.plainValueOf(sample, moves[i], seat);
                }
            }
            int chosen = Arrays.stream(moves).boxed().toList().indexOf(paranoid.bestMove());
            int most = Arrays.stream(sums).max().orElseThrow();
            // What the border adds to all samples together is less than one territory in one of them, nearly always.
            assertTrue(sums[chosen] >= most - 1, "seed " + seed + ": " + Arrays.toString(sums));
        }
    }

    @Test
    void theLastMovesOfFourAreSeenThrough() {
        for (long seed = 1; seed <= 20; seed++) {
            DominationPosition position = Tables.withLeft(1, seed, "seats=4");
            int seat = position.turn();
            int move = Tables.moves(position)[0];
            Thought thought = new DominationBot(Level.MASTER, 1)
                    .think(new Knowledge(position, seat), Budget.nodes(1_000), ignored -> {});
            assertEquals(position.text(move), thought.move());
        }
    }

    @Test
    void aThoughtOfFourTellsTheLeadOverAllOthers() {
        DominationPosition position = Tables.withLeft(6, 2, "seats=4");
        int seat = position.turn();
        Thought thought =
                new DominationBot(Level.MASTER, 1).think(new Knowledge(position, seat), Budget.depth(2), ignored -> {});
        assertEquals(6, thought.depth());
        int lead = 2 * position.territories(seat);
        for (int each = 0; each < 4; each++) {
            lead -= position.territories(each);
        }
        assertEquals(100 * lead, thought.score(), 600, thought.toString());
    }

    @Test
    void withoutABudgetThereIsNoAnswer() {
        DominationPosition position = Tables.withLeft(14, 1, "seats=4");
        Paranoid paranoid = new Paranoid(Tables.moves(position), position.turn());
        paranoid.run(samples(position), Budget.nodes(0));
        assertFalse(paranoid.hasAnswer());
    }
}
