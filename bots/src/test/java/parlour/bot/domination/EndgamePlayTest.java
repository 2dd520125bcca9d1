package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.domination.DominationPosition;

final class EndgamePlayTest {

    private static final Budget ENDLESS = nodes -> false;

    @Test
    void theMoveIsBestByExhaustiveSearch() {
        for (long seed = 1; seed <= 60; seed++) {
            DominationPosition position = DominationPositions.withLeft(8, seed);
            EndgamePlay play = EndgamePlay.solve(position, ENDLESS).orElseThrow();
            assertEquals(DominationPositions.plainValue(position, position.turn()), play.value(), "seed " + seed);
            assertEquals(
                    play.value(),
                    DominationPositions.plainValueOf(position, play.slot(), position.turn()),
                    "seed " + seed);
        }
    }

    @Test
    void theLineReachesTheEndAndYieldsTheValue() {
        for (long seed = 1; seed <= 30; seed++) {
            DominationPosition position = DominationPositions.withLeft(14, seed);
            EndgamePlay play = EndgamePlay.solve(position, ENDLESS).orElseThrow();
            int me = position.turn();
            int gained = 0;
            assertEquals(14, play.line().size());
            for (int slot : play.line()) {
                gained += position.turn() == me ? position.conquers(slot) : -position.conquers(slot);
                position.play(slot);
            }
            assertTrue(position.isOver());
            assertEquals(play.value(), gained, "seed " + seed);
        }
    }

    @Test
    void tiesAreBrokenByTheFewestCorrectReplies() {
        int choices = 0;
        for (long seed = 1; seed <= 60; seed++) {
            DominationPosition position = DominationPositions.withLeft(7, seed);
            int me = position.turn();
            EndgamePlay play = EndgamePlay.solve(position, ENDLESS).orElseThrow();
            double chosen = ease(position, play.slot(), me);
            int equals = 0;
            for (int move : DominationPositions.moves(position)) {
                if (DominationPositions.plainValueOf(position, move, me) == play.value()) {
                    equals++;
                    assertTrue(chosen <= ease(position, move, me) + 1e-9, "seed " + seed);
                }
            }
            choices += equals > 1 ? 1 : 0;
        }
        assertTrue(choices > 10, choices + " positions with a choice");
    }

    private static double ease(DominationPosition position, int move, int me) {
        position.play(move);
        int value = DominationPositions.plainValue(position, me);
        int right = 0;
        int[] answers = DominationPositions.moves(position);
        for (int answer : answers) {
            right += DominationPositions.plainValueOf(position, answer, me) == value ? 1 : 0;
        }
        position.undo();
        return (double) right / answers.length;
    }

    @Test
    void onlyTwoPlayersWithAnEmptyStockCanBeSolved() {
        assertFalse(EndgamePlay.isReached(DominationPositions.withLeft(15, 1)));
        assertTrue(EndgamePlay.isReached(DominationPositions.withLeft(14, 1)));
        assertFalse(EndgamePlay.isReached(DominationPositions.withLeft(14, 1, "seats=3")));
    }

    @Test
    void withoutABudgetThereIsNoResult() {
        int unanswered = 0;
        for (long seed = 1; seed <= 20; seed++) {
            unanswered += EndgamePlay.solve(DominationPositions.withLeft(14, seed), Budget.nodes(0))
                            .isEmpty()
                    ? 1
                    : 0;
        }
        assertTrue(unanswered > 0);
    }
}
