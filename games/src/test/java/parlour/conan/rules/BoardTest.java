package parlour.conan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import parlour.conan.ConanFixtures;
import parlour.conan.card.CardSet;

/** What no row of the rules can show. */
class BoardTest {

    private static ConanState start() {
        return new ConanState(ConanRules.of(ConanFixtures.options(), CardSet.standard()));
    }

    @Test
    void theBankCountsBeyondOneByteAndByRule() {
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
    void treatiesAreCountedBeyondOneByte() {
        Board board = start().board();
        board.treaties(700);
        assertEquals(700, board.treaties());
    }

    @Test
    void aCardIsFoundWhereACopyOfItIsAndNotWhereItsNeighbourIs() {
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
