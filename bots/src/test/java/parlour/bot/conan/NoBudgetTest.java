package parlour.bot.conan;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;
import parlour.game.MoveList;
import parlour.game.Position;

/** However little it may think, a bot at full strength has looked at every move in a few samples. */
class NoBudgetTest {

    private static final List<Budget> BUDGETS = List.of(Budget.nodes(0), Budget.nodes(1), Budget.nodes(10));

    /** Samples of the look the bot is compared with. */
    private static final int SAMPLES = 32;

    private static final int POSITIONS = 100;

    @Test
    void noMoveLosesAtOnceWhileThereIsAnother() {
        int dangerous = 0;
        for (int i = 0; i < POSITIONS; i++) {
            // Late in the game, where a move can end it.
            ConanPosition position = ConanPositions.after(2 + i % 3, 400, i);
            List<String> losing = losing(position);
            if (losing.isEmpty() || losing.size() == position.legalMoveCount()) {
                continue;
            }
            dangerous++;
            for (Level level : Level.all()) {
                for (Budget budget : Skill.of(level).seesImmediateLosses() ? BUDGETS : List.<Budget>of()) {
                    String move = ConanPositions.think(new ConanBot(level, i), position, budget)
                            .move();
                    assertFalse(losing.contains(move), () -> level + ": " + move + " loses in " + position.notation());
                }
            }
        }
        assertTrue(dangerous >= 5, "positions with a losing move: " + dangerous);
    }

    /** How much worse a move is than the best, by a look in other samples, averaged over many positions. */
    @Test
    void withoutABudgetItPlaysAboutAsALookInAFewSamplesPrefers() {
        double regret = 0;
        double regretOfAny = 0;
        for (int i = 0; i < POSITIONS; i++) {
            ConanPosition position = ConanPositions.after(2 + i % 3, 10 + 2 * i, i);
            InformationState state = new InformationState(position, position.turn());
            List<Double> values = look(state, position);
            double best = values.stream().mapToDouble(it -> it).max().orElseThrow();
            String move = ConanPositions.think(new ConanBot(Level.MASTER, i), position, BUDGETS.get(i % 3))
                    .move();
            regret += best - values.get(position.legalMoveTexts().indexOf(move));
            regretOfAny +=
                    best - values.stream().mapToDouble(it -> it).average().orElseThrow();
        }
        String found = "regret " + regret / POSITIONS + ", of a random move " + regretOfAny / POSITIONS;
        assertTrue(regret < 0.75 * regretOfAny, found);
    }

    /** All moves in the same samples, with the same luck. */
    private static List<Double> look(InformationState state, ConanPosition position) {
        double[] sums = new double[position.legalMoveCount()];
        MoveList moves = position.legalMoves();
        ConanTrials trials = new ConanTrials(state, new SeededRandom(99));
        for (int n = 0; n < SAMPLES; n++) {
            Position sample = trials.sample();
            for (int i = 0; i < sums.length; i++) {
                sums[i] += trials.result(sample, moves.get(i), new SeededRandom(n)) / (double) SAMPLES;
            }
        }
        return Arrays.stream(sums).boxed().toList();
    }

    private static List<String> losing(ConanPosition position) {
        ConanPosition copy = position.copy();
        int seat = position.turn();
        List<String> losing = new ArrayList<>();
        MoveList moves = position.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
            copy.play(moves.get(i));
            if (copy.isOver() && copy.outcome().orElseThrow().share(seat) == 0) {
                losing.add(position.text(moves.get(i)));
            }
            copy.undo();
        }
        return losing;
    }
}
