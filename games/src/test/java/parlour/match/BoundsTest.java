package parlour.match;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The least and the most that a time control, a bot or a person may be. */
class BoundsTest {

    @Test
    void theBoundsThemselvesAreAccepted() {
        List<Executable> accepted = List.of(
                () -> new Clock.Increment(1_000, 0),
                () -> new Clock.Increment(Clock.Increment.MOST_BASE, Clock.Increment.MOST_INCREMENT),
                () -> new Clock.Days(1),
                () -> new Clock.Days(Clock.Days.MOST),
                () -> new Sitter.Bot(1),
                () -> new Sitter.Bot(8),
                () -> new Sitter.Person("a"));
        accepted.forEach(each -> assertDoesNotThrow(each));
    }

    @Test
    void whatIsBeyondThemIsNot() {
        List<Executable> refused = List.of(
                () -> new Clock.Increment(999, 0),
                () -> new Clock.Increment(1_000, -1),
                () -> new Clock.Increment(Clock.Increment.MOST_BASE + 1, 0),
                () -> new Clock.Increment(1_000, Clock.Increment.MOST_INCREMENT + 1),
                () -> new Clock.Days(0),
                () -> new Clock.Days(Clock.Days.MOST + 1),
                () -> new Sitter.Bot(0),
                () -> new Sitter.Bot(9),
                () -> new Sitter.Person(""));
        refused.forEach(each -> assertThrows(IllegalArgumentException.class, each));
    }
}
