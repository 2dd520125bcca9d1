package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arithmetic of clocks; what it means at a table is in {@code clocks.txt}. */
class ClocksTest {

    private static final Clock.Increment BLITZ = new Clock.Increment(10_000, 500);

    private static Clock clock(String kind) {
        return switch (kind) {
            case "none" -> new Clock.None();
            case "10s+0.5s" -> BLITZ;
            default -> new Clock.Days(1);
        };
    }

    /** Thought for so long, from the first moment: what is taken off, what is left, and whether the flag has fallen. */
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
    void a_move_costs_what_it_took_less_the_allowance(
            String kind, long thought, long spent, long left, boolean fallen) {
        Clocks clocks = new Clocks(clock(kind), 2);
        clocks.begin(7_000);
        long now = 7_000 + thought;
        assertEquals(spent, clocks.spent(now));
        assertEquals(fallen, clocks.hasRunOut(0, now));
        clocks.charge(0, spent);
        assertEquals(left, clocks.left(0, false, now));
        assertEquals(clock(kind).atFirst(), clocks.left(1, false, now));
    }

    @Test
    void the_end_is_the_first_moment_at_which_time_has_run_out() {
        Clocks clocks = new Clocks(BLITZ, 2);
        clocks.begin(7_000);
        assertFalse(clocks.hasRunOut(0, clocks.end(0) - 1));
        assertTrue(clocks.hasRunOut(0, clocks.end(0)));
        assertEquals(0, clocks.left(0, true, clocks.end(0) + 99_999));
    }

    @Test
    void a_turn_is_shown_once_and_never_before_it_began() {
        Clocks clocks = new Clocks(BLITZ, 2);
        clocks.begin(7_000);
        clocks.show(6_000);
        assertEquals(7_000 + 250 + 10_000 + 1, clocks.end(0));
        clocks.begin(8_000);
        clocks.show(8_300);
        clocks.show(9_000);
        assertEquals(8_300 + 250 + 10_000 + 1, clocks.end(0));
    }

    @Test
    void a_copy_runs_on_its_own() {
        Clocks clocks = new Clocks(BLITZ, 2);
        clocks.begin(7_000);
        Clocks copy = clocks.copy();
        copy.charge(0, 3_000);
        copy.begin(9_000);
        assertEquals(10_000, clocks.left(0, false, 0));
        assertEquals(17_251, clocks.end(0));
    }

    @ParameterizedTest
    @CsvSource({"999, 0", "21600001, 0", "60000, -1", "60000, 600001"})
    void a_clock_out_of_all_proportion_is_refused(long base, long increment) {
        assertThrows(IllegalArgumentException.class, () -> new Clock.Increment(base, increment));
    }

    @ParameterizedTest
    @CsvSource({"0", "31"})
    void days_have_bounds(int days) {
        assertThrows(IllegalArgumentException.class, () -> new Clock.Days(days));
    }
}
