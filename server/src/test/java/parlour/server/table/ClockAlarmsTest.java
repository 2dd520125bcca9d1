package parlour.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class ClockAlarmsTest {

    private static final long TWO_DAYS = TimeUnit.DAYS.toMillis(2);

    /** Every move sets the alarm again. */
    @Test
    void alarmThatIsReplacedLeavesNothingBehind() {
        try (ClockAlarms alarms = new ClockAlarms(() -> 0)) {
            for (int move = 0; move < 1_000; move++) {
                alarms.schedule("k7qm2pxr", Optional.of(TWO_DAYS), () -> {});
                alarms.schedule("other", Optional.of(TWO_DAYS), () -> {});
            }
            assertEquals(2, alarms.size());
            alarms.schedule("other", Optional.empty(), () -> {});
            assertEquals(1, alarms.size());
        }
    }
}
