package parlour.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class LevelTest {

    @Test
    void levelsAreNumberedFromOneToEight() {
        assertEquals(8, Level.all().size());
        for (int number = 1; number <= 8; number++) {
            Level level = Level.all().get(number - 1);
            assertEquals(number, level.number());
            assertEquals(Optional.of(level), Level.of(number));
            assertFalse(level.title().fr().isBlank());
            assertTrue(
                    level.sentence().en().endsWith(".") && level.sentence().fr().endsWith("."));
        }
        assertTrue(Level.of(0).isEmpty());
        assertTrue(Level.of(9).isEmpty());
    }
}
