package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parlour.bot.Budget;
import parlour.domination.DominationPosition;

final class EndingPlayTest {

    private static final Budget ENDLESS = nodes -> false;

    @Test
    void theMoveIsBestByAPlainSearch() {
        for (long seed = 1; seed <= 60; seed++) {
            DominationPosition position = Tables.withLeft(8, seed);
            EndingPlay play = EndingPlay.solve(position, ENDLESS).orElseThrow();
            assertEquals(Tables.plainValue(position, position.turn()), play.value(), "seed " + seed);
            assertEquals(play.value(), Tables.plainValueOf(position, play.slot(), position.turn()), "seed " + seed);
        }
    }

    @Test
    void theLineGoesToTheEndAndIsWorthTheValue() {
        for (long seed = 1; seed <= 30; seed++) {
            DominationPosition position = Tables.withLeft(14, seed);
            EndingPlay play = EndingPlay.solve(position, ENDLESS).orElseThrow();
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
    void ofEqualMovesTheOneWithTheFewestRightAnswersIsChosen() {
        int choices = 0;
        for (long seed = 1; seed <= 60; seed++) {
            DominationPosition position = Tables.withLeft(7, seed);
            int me = position.turn();
            EndingPlay play = EndingPlay.solve(position, ENDLESS).orElseThrow();
            double chosen = ease(position, play.slot(), me);
            int equals = 0;
            for (int move : Tables.moves(position)) {
                if (Tables.plainValueOf(position, move, me) == play.value()) {
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
        int value = Tables.plainValue(position, me);
        int right = 0;
        int[] answers = Tables.moves(position);
        for (int answer : answers) {
            right += Tables.plainValueOf(position, answer, me) == value ? 1 : 0;
        }
        position.undo();
        return (double) right / answers.length;
    }

    @Test
    void onlyTwoPlayersWithAnEmptyStockKnowEnough() {
        assertFalse(EndingPlay.isReached(Tables.withLeft(15, 1)));
        assertTrue(EndingPlay.isReached(Tables.withLeft(14, 1)));
        assertFalse(EndingPlay.isReached(Tables.withLeft(14, 1, "seats=3")));
    }

    @Test
    void withoutABudgetThereIsNoAnswer() {
        int unanswered = 0;
        for (long seed = 1; seed <= 20; seed++) {
            unanswered +=
                    EndingPlay.solve(Tables.withLeft(14, seed), Budget.nodes(0)).isEmpty() ? 1 : 0;
        }
        assertTrue(unanswered > 0);
    }
}
