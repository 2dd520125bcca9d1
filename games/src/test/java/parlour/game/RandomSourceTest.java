package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parlour.game.kuhn.Kuhn;

class RandomSourceTest {

    /** Six cards, 1 1 2 2 3 3, of which one 3 is dealt: every number from 0 to 4 is drawn once. */
    @Test
    void outcomesAreDrawnByWeight() throws NotationException {
        Position position = Kuhn.KUHN.parse("3/", Options.of(Kuhn.KUHN, List.of("suits=2")));
        Map<String, Integer> times = new TreeMap<>();
        for (int lot = 0; lot < 5; lot++) {
            int drawn = lot;
            RandomSource random = bound -> {
                assertEquals(5, bound);
                return drawn;
            };
            times.merge(position.text(random.drawOutcome(position)), 1, Integer::sum);
        }
        assertEquals(Map.of("deal:1", 2, "deal:2", 2, "deal:3", 1), times);
    }
}
