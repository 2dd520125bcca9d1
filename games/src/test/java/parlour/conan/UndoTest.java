package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.contract.RandomPlay;

/** Undoes a game with treaties move by move, also on a copy. */
class UndoTest {

    private static final long SEED = 3;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyMoveCanBeUndone(int seats) {
        String which = seats + " seats, seed " + SEED + ", ";
        ConanPosition position = ConanFixtures.start("seats=" + seats);
        RandomTreatyPlayer company = new RandomTreatyPlayer(position, RandomPlay.random(SEED));
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

    /** Everything visible, and the hidden data beside it, including properties of cards that were moved. */
    private static String told(ConanPosition position) {
        RandomGamesTest.check(position);
        return position.notation() + " " + position.hash() + " " + position.legalMoveCount() + " " + position.turn();
    }

    @Test
    void copyWithoutHistoryCannotUndo() {
        ConanPosition position = ConanFixtures.random(SEED, 60);
        ConanPosition copy = position.copyWithoutHistory();
        assertEquals(told(position), told(copy));
        assertThrows(IllegalStateException.class, copy::undo);
        RandomPlay.playOn(copy, RandomPlay.random(SEED), 10);
        RandomPlay.playOn(position, RandomPlay.random(SEED), 10);
        assertEquals(told(position), told(copy));
    }

    @Test
    void parsedPositionCannotUndo() {
        ConanPosition position =
                ConanFixtures.parse(ConanFixtures.random(SEED, 60).notation());
        assertThrows(IllegalStateException.class, position::undo);
    }
}
