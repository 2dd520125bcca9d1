package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SeatsTest {

    @Test
    void seatsAreWrittenAsANumberOrARange() {
        assertEquals("2", Seats.exactly(2).toString());
        assertTrue(Seats.exactly(2).isFixed());
        assertEquals("2-4", new Seats(2, 4).toString());
        assertFalse(new Seats(2, 4).isFixed());
        assertEquals("1", new Seats(1, 1).toString());
    }

    @Test
    void zeroSeatsOrMaxBelowMinThrows() {
        assertThrows(IllegalArgumentException.class, () -> new Seats(0, 2));
        assertThrows(IllegalArgumentException.class, () -> new Seats(3, 2));
    }
}
