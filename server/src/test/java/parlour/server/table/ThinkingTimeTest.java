package parlour.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ThinkingTimeTest {

    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5);

    @Test
    void anIdleServerGrantsASecond() {
        assertEquals(Duration.ofSeconds(1), new ThinkingTime(2, clock::get).granted(0));
    }

    @Test
    void tablesThatComeAtOnceGetAboutTheSameTime() {
        ThinkingTime time = new ThinkingTime(1, clock::get);
        Duration first = time.granted(9);
        assertEquals(Duration.ofMillis(100), first);
        Duration last = first;
        for (int queued = 8; queued >= 0; queued--) {
            clock.addAndGet(last.toNanos());
            last = time.granted(queued);
        }
        assertTrue(last.compareTo(first.multipliedBy(3).dividedBy(2)) < 0, "the last one gets " + last);
    }

    @Test
    void theLoadIsForgottenAfterAWhile() {
        ThinkingTime time = new ThinkingTime(1, clock::get);
        time.granted(30);
        clock.addAndGet(Duration.ofSeconds(30).toNanos());
        assertTrue(time.granted(0).compareTo(Duration.ofMillis(990)) > 0);
    }

    @Test
    void everyBotGetsSomeTime() {
        assertEquals(Duration.ofMillis(20), new ThinkingTime(1, clock::get).granted(10_000));
    }
}
