package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.RandomPlay;

/** A game of players who make treaties is taken back move by move, also on a copy. */
class TakingBackTest {

    private static final long SEED = 3;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void every_move_can_be_taken_back(int seats) {
        String which = seats + " seats, seed " + SEED + ", ";
        ConanPosition position = House.start("seats=" + seats);
        Company company = new Company(position, RandomPlay.lots(SEED));
        List<String> past = new ArrayList<>();
        while (!position.isOver()) {
            past.add(told(position));
            position.play(company.move());
        }
        String end = told(position);
        assertTrue(past.size() > 100, which + past.size() + " moves");
        ConanPosition copy = position.copy();
        takeBack(copy, past, which + "copy, ");
        assertEquals(end, told(position), which + "the copy was taken back, not this one");
        takeBack(position, past, which);
        assertThrows(IllegalStateException.class, position::undo);
    }

    private static void takeBack(ConanPosition position, List<String> past, String which) {
        for (int ply = past.size() - 1; ply >= 0; ply--) {
            position.undo();
            assertEquals(past.get(ply), told(position), which + "move " + (ply + 1));
        }
    }

    /** All that can be seen, and what is kept beside it: facts about cards that were moved count as well. */
    private static String told(ConanPosition position) {
        RandomGamesTest.check(position);
        return position.notation() + " " + position.hash() + " " + position.count() + " " + position.turn();
    }

    @Test
    void a_copy_without_a_past_can_only_go_on() {
        ConanPosition position = House.random(SEED, 60);
        ConanPosition copy = position.copyWithoutPast();
        assertEquals(told(position), told(copy));
        assertThrows(IllegalStateException.class, copy::undo);
        RandomPlay.playOn(copy, RandomPlay.lots(SEED), 10);
        RandomPlay.playOn(position, RandomPlay.lots(SEED), 10);
        assertEquals(told(position), told(copy));
    }

    @Test
    void a_position_that_was_read_can_only_go_on() {
        ConanPosition position = House.parse(House.random(SEED, 60).notation());
        assertThrows(IllegalStateException.class, position::undo);
    }
}
