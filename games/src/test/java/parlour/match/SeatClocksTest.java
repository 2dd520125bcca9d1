package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arithmetic of clocks; their effect at a table is tested in {@code clocks.txt}. */
class SeatClocksTest {

    private static final TimeControl.Increment BLITZ = new TimeControl.Increment(10_000, 500);

    private static TimeControl clock(String kind) {
        return switch (kind) {
            case "none" -> new TimeControl.None();
            case "10s+0.5s" -> BLITZ;
            default -> new TimeControl.Days(1);
        };
    }

    /** By time used from the start of the turn: the time charged, the time left, and whether the time has run out. */
    @ParameterizedTest
    @CsvSource({
        "10s+0.5s,        0,     0,    10500, false",
        "10s+0.5s,      250,     0,    10500, false",
        "10s+0.5s,      251,     1,    10499, false",
        "10s+0.5s,     5250,  5000,     5500, false",
        "10s+0.5s,    10250, 10000,      500, false",
        "10s+0.5s,    10251, 10001,      499, true",
        "1 day,           0,     0, 86400000, false",
        "1 day,    86400250, 86400000, 86400000, false",
        "1 day,    86400251, 86400001, 86400000, true",
        "none,            0,     0,        0, false",
        "none,  99999999999,     0,        0, false",
    })
    void moveCostsItsTimeMinusLagCompensation(String kind, long thought, long spent, long left, boolean fallen) {
        SeatClocks clocks = new SeatClocks(clock(kind), 2);
        clocks.begin(7_000);
        long now = 7_000 + thought;
        assertEquals(spent, clocks.spent(now));
        assertEquals(fallen, clocks.hasRunOut(0, now));
        clocks.charge(0, spent);
        assertEquals(left, clocks.left(0, false, now));
        assertEquals(clock(kind).atFirst(), clocks.left(1, false, now));
    }

    @Test
    void endIsTheFirstMomentAtWhichTimeHasRunOut() {
        SeatClocks clocks = new SeatClocks(BLITZ, 2);
        clocks.begin(7_000);
        assertFalse(clocks.hasRunOut(0, clocks.end(0) - 1));
        assertTrue(clocks.hasRunOut(0, clocks.end(0)));
        assertEquals(0, clocks.left(0, true, clocks.end(0) + 99_999));
    }

    @Test
    void turnStartsOnceAndNotBeforeItBegan() {
        SeatClocks clocks = new SeatClocks(BLITZ, 2);
        clocks.begin(7_000);
        clocks.startTurn(6_000);
        assertEquals(7_000 + 250 + 10_000 + 1, clocks.end(0));
        clocks.begin(8_000);
        clocks.startTurn(8_300);
        clocks.startTurn(9_000);
        assertEquals(8_300 + 250 + 10_000 + 1, clocks.end(0));
    }

    @Test
    void copyIsIndependent() {
        SeatClocks clocks = new SeatClocks(BLITZ, 2);
        clocks.begin(7_000);
        SeatClocks copy = clocks.copy();
        copy.charge(0, 3_000);
        copy.begin(9_000);
        assertEquals(10_000, clocks.left(0, false, 0));
        assertEquals(17_251, clocks.end(0));
    }

    @ParameterizedTest
    @CsvSource({"999, 0", "21600001, 0", "60000, -1", "60000, 600001"})
    void excessiveTimeControlIsRefused(long base, long increment) {
        assertThrows(IllegalArgumentException.class, () -> new TimeControl.Increment(base, increment));
    }

    @ParameterizedTest
    @CsvSource({"0", "31"})
    void daysHaveBounds(int days) {
        assertThrows(IllegalArgumentException.class, () -> new TimeControl.Days(days));
    }
}
