package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What no row of the rules can show. */
class BoardTest {

    @Test
    void the_bank_counts_beyond_one_byte_and_by_rule() {
        Board board = House.start().board();
        for (int i = 0; i < 3; i++) {
            board.fromBank(Bank.LOOT, 0, 200);
            board.toBank(Bank.HIRE, 0, 190);
        }
        board.fromBank(Bank.CARD, 1, 1);
        assertEquals(600, board.banked(Bank.LOOT));
        assertEquals(570, board.banked(Bank.HIRE));
        assertEquals(1, board.banked(Bank.CARD));
        assertEquals(0, board.banked(Bank.START));
        assertEquals(0, board.banked(Bank.EFFECT));
        assertEquals(30, board.pg(0));
        assertEquals(1, board.pg(1));
    }

    @Test
    void treaties_are_counted_beyond_one_byte() {
        Board board = House.start().board();
        board.treaties(700);
        assertEquals(700, board.treaties());
    }

    @Test
    void a_card_is_found_where_a_copy_of_it_is_and_not_where_its_neighbour_is() {
        ConanPosition position = House.start();
        CardSet set = position.set();
        int feint = set.kind("feint");
        State state = position.state();
        assertEquals(set.firstOf[feint], state.find(set, State.PILE, feint));
        state.move(set.firstOf[feint], State.DISCARD);
        assertEquals(set.firstOf[feint] + 1, state.find(set, State.PILE, feint));
        state.move(set.firstOf[feint] + 1, State.DISCARD);
        assertEquals(State.NONE, state.find(set, State.PILE, feint));
    }
}
