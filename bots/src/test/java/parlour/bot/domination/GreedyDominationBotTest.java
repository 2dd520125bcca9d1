package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.NotationException;
import parlour.game.ParseResult;

final class GreedyDominationBotTest {

    private static int choice(DominationPosition position, long seed) throws NotationException {
        String move = new GreedyDominationBot(seed)
                .chooseMove(new InformationState(position, position.turn()), Budget.nodes(0), ignored -> {})
                .move();
        return assertInstanceOf(ParseResult.Legal.class, position.parseMove(move))
                .move();
    }

    @Test
    void greedyBotTakesTheMostAndRisksTheLeast() throws NotationException {
        int taken = 0;
        int careful = 0;
        for (long seed = 1; seed <= 300; seed++) {
            DominationPosition position =
                    DominationPositions.withLeft((int) (10 + seed % 100), seed, "seats=" + (2 + seed % 3));
            int choice = choice(position, seed);
            int[] moves = DominationPositions.moves(position);
            int max = Arrays.stream(moves).map(position::conquers).max().orElseThrow();
            assertEquals(max, position.conquers(choice), "seed " + seed);
            double min = Arrays.stream(moves)
                    .filter(move -> position.conquers(move) == max)
                    .mapToDouble(move -> danger(position, move))
                    .min()
                    .orElseThrow();
            assertEquals(min, danger(position, choice), 1e-6, "seed " + seed);
            taken += max > 0 ? 1 : 0;
            careful += max == 0 ? 1 : 0;
        }
        assertTrue(taken > 50 && careful > 50, taken + " taken, " + careful + " careful");
    }

    /**
     * Territories with one side left after the move, each weighted by the probability that an opponent holds the
     * domino.
     */
    private static double danger(DominationPosition position, int move) {
        double danger = 0;
        for (int territory : position.layout().territories(move)) {
            if (position.sides(territory) == 2) {
                for (int side = 0; side < 4; side++) {
                    int slot = position.layout().side(territory, side);
                    if (slot != move && position.isFree(slot)) {
                        danger += chance(position, position.layout().pair(slot));
                    }
                }
            }
        }
        return danger;
    }

    /** By counting the ways to deal the unseen dominoes. */
    private static double chance(DominationPosition position, int pair) {
        int seat = position.turn();
        int unseen = 0;
        for (int each = 0; each < Pairs.KINDS; each++) {
            unseen += position.unseen(seat, each);
        }
        int racks = 0;
        for (int other = 0; other < position.seats(); other++) {
            racks += other == seat ? 0 : position.rackSize(other);
        }
        return 1 - choose(unseen - position.unseen(seat, pair), racks) / choose(unseen, racks);
    }

    private static double choose(int from, int number) {
        double ways = number > from ? 0 : 1;
        for (int i = 0; i < number && ways > 0; i++) {
            ways *= (double) (from - i) / (i + 1);
        }
        return ways;
    }
}
