package parlour.match;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The limits of time controls, bots and people. */
class BoundsTest {

    @Test
    void boundsAreInclusive() {
        List<Executable> accepted = List.of(
                () -> new TimeControl.Increment(1_000, 0),
                () -> new TimeControl.Increment(TimeControl.Increment.MAX_BASE, TimeControl.Increment.MAX_INCREMENT),
                () -> new TimeControl.Days(1),
                () -> new TimeControl.Days(TimeControl.Days.MAX),
                () -> new Player.Bot(1),
                () -> new Player.Bot(8),
                () -> new Player.Person("a"));
        accepted.forEach(each -> assertDoesNotThrow(each));
    }

    @Test
    void valuesBeyondTheBoundsAreRefused() {
        List<Executable> refused = List.of(
                () -> new TimeControl.Increment(999, 0),
                () -> new TimeControl.Increment(1_000, -1),
                () -> new TimeControl.Increment(TimeControl.Increment.MAX_BASE + 1, 0),
                () -> new TimeControl.Increment(1_000, TimeControl.Increment.MAX_INCREMENT + 1),
                () -> new TimeControl.Days(0),
                () -> new TimeControl.Days(TimeControl.Days.MAX + 1),
                () -> new Player.Bot(0),
                () -> new Player.Bot(9),
                () -> new Player.Person(""));
        refused.forEach(each -> assertThrows(IllegalArgumentException.class, each));
    }
}
