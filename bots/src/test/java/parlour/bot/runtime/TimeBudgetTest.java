package parlour.bot.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TimeBudgetTest {

    /** Microseconds allowed and elapsed; whether to stop, whether to search deeper. */
    @ParameterizedTest
    @CsvSource(textBlock = """
                    100000, 0, false, true
                    100000, 47000, false, true
                    100000, 48000, false, false
                    100000, 94999, false, false
                    100000, 95000, true, false
                    100000, 999999, true, false
                    10000, 8999, false, false
                    10000, 9000, true, false
                    1000, 499, false, false
                    1000, 500, true, false
                    5000000, 4979000, false, false
                    5000000, 4980000, true, false
                    """)
    void endsALittleEarlyAndDoesNotDeepenInTheSecondHalf(long allowed, long elapsed, boolean spent, boolean deepen) {
        // A clock may start anywhere, also close to the end of its range.
        AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 10);
        TimeBudget budget = new TimeBudget(Duration.ofNanos(allowed * 1_000), clock::get);
        // Creating the bot and its tables: the clock does not run yet.
        clock.addAndGet(7_000_000_000L);
        assertFalse(budget.isSpent(0));
        clock.addAndGet(elapsed * 1_000);
        assertEquals(spent, budget.isSpent(0));
        assertEquals(deepen, budget.mayDeepen(1, 0));
    }
}
