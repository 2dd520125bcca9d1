package parlour.conan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import parlour.conan.ConanFixtures;
import parlour.conan.card.CardSet;

/** Cases that the rule table cannot express. */
class BoardTest {

    private static ConanState start() {
        return new ConanState(ConanRules.of(ConanFixtures.options(), CardSet.standard()));
    }

    @Test
    void bankCountsExceedOneByteAndAreSeparateByRule() {
        Board board = start().board();
        for (int i = 0; i < 3; i++) {
            board.fromBank(BankReason.LOOT, 0, 200);
            board.toBank(BankReason.HIRE, 0, 190);
        }
        board.fromBank(BankReason.CARD, 1, 1);
        assertEquals(600, board.banked(BankReason.LOOT));
        assertEquals(570, board.banked(BankReason.HIRE));
        assertEquals(1, board.banked(BankReason.CARD));
        assertEquals(0, board.banked(BankReason.START));
        assertEquals(0, board.banked(BankReason.EFFECT));
        assertEquals(30, board.pg(0));
        assertEquals(1, board.pg(1));
    }

    @Test
    void treatyCountExceedsOneByte() {
        Board board = start().board();
        board.treaties(700);
        assertEquals(700, board.treaties());
    }

    @Test
    void thereIsNoChallengeAfterTheLast() {
        ConanState start = start();
        Board board = start.board();
        assertEquals(PackedState.NONE, board.challenge(0, 0));
        int hound = start.set().firstOf[start.set().kind("two-mawed-hound")];
        board.lay(hound, 1, 0);
        assertEquals(hound, board.challenge(0, 0));
        assertEquals(PackedState.NONE, board.challenge(0, 1));
        assertEquals(PackedState.NONE, board.challenge(1, 0));
    }

    @Test
    void cardIsFoundByItsKindAndNotByItsNeighbours() {
        ConanState start = start();
        CardSet set = start.set();
        int feint = set.kind("feint");
        PackedState state = start.packed();
        assertEquals(set.firstOf[feint], state.find(set, PackedState.PILE, feint));
        state.move(set.firstOf[feint], PackedState.DISCARD);
        assertEquals(set.firstOf[feint] + 1, state.find(set, PackedState.PILE, feint));
        state.move(set.firstOf[feint] + 1, PackedState.DISCARD);
        assertEquals(PackedState.NONE, state.find(set, PackedState.PILE, feint));
    }
}
