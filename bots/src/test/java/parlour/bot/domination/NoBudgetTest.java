package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.NotationException;
import parlour.game.Position;

/** However little it may think, a bot that searches has looked at every move. */
class NoBudgetTest {

    private static final List<Budget> BUDGETS = List.of(Budget.nodes(0), Budget.nodes(1), Budget.nodes(10));

    private static final int SAMPLES = 8;

    private static final int POSITIONS = 120;

    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"CLUB", "SEASONED", "EXPERT", "MASTER"})
    void withoutABudgetItPlaysAboutAsALookAtEveryMovePrefers(Level level) throws NotationException {
        double regret = 0;
        double regretOfAny = 0;
        for (int i = 0; i < POSITIONS; i++) {
            DominationPosition position =
                    DominationPositions.withLeft(2 + i % (Pairs.DOMINOES - 4), i, "seats=" + (2 + i % 3));
            InformationState state = new InformationState(position, position.turn());
            int[] moves = DominationPositions.moves(position);
            double best = Double.NEGATIVE_INFINITY;
            double sum = 0;
            for (int move : moves) {
                double value = look(state, move);
                best = Math.max(best, value);
                sum += value;
            }
            String text = new DominationBot(level, i)
                    .chooseMove(state, BUDGETS.get(i % 3), it -> {})
                    .move();
            regret += best - look(state, DominationPositions.read(position, text));
            regretOfAny += best - sum / moves.length;
        }
        String found = "regret " + regret / POSITIONS + ", of a random move " + regretOfAny / POSITIONS;
        assertTrue(regret < regretOfAny / 10, found);
    }

    /** The territories a move takes, less what the next player can then take, in a few samples. */
    private static double look(InformationState state, int move) {
        SeededRandom random = new SeededRandom(5);
        double sum = 0;
        for (int n = 0; n < SAMPLES; n++) {
            DominationPosition position = state.sample(DominationPosition.class, random);
            sum += position.conquers(move);
            position.play(move);
            while (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            }
            if (!position.isOver() && position.turn() != state.seat()) {
                int most = 0;
                for (int reply : DominationPositions.moves(position)) {
                    most = Math.max(most, position.conquers(reply));
                }
                sum -= most;
            }
        }
        return sum / SAMPLES;
    }
}
