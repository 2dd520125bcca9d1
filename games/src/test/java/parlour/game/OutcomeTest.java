package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    private static final Text SO_BE_IT = new Text("So be it.", "Soit.");

    private static Outcome won(int seats, Integer... winners) {
        return Outcome.won(List.of(winners), seats, "so-be-it", SO_BE_IT);
    }

    @Test
    void theResultGivesEachSeatItsShare() {
        assertEquals("1-0", won(2, 0).result());
        assertEquals("1/2-1/2", won(2, 0, 1).result());
        assertEquals("0-0-1-0", won(4, 2).result());
        assertEquals("1/3-0-1/3-1/3", won(4, 0, 2, 3).result());
    }

    @Test
    void equalSharesAddUpToOne() {
        Outcome shared = won(3, 0, 2);
        assertEquals(0.5, shared.share(0));
        assertEquals(0, shared.share(1));
        assertEquals(0.5, shared.share(2));
        assertEquals(1, won(2, 1).share(1));
    }
}
