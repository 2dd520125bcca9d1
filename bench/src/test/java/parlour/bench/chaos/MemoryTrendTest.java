package parlour.bench.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import parlour.game.Language;

final class MemoryTrendTest {

    private static final long MEGABYTE = 1 << 20;

    @Test
    void flatMemoryDoesNotGrow() {
        assertFalse(MemoryTrend.isGrowing(samples(minute -> 80 + minute % 3)));
        assertEquals(0, MemoryTrend.growth(samples(minute -> 80)), 1);
    }

    @Test
    void filledCachesAreNoGrowth() {
        assertFalse(MemoryTrend.isGrowing(samples(minute -> 40 + Math.min(minute, 20))));
    }

    @Test
    void leakIsFound() {
        assertTrue(MemoryTrend.isGrowing(samples(minute -> 40 + minute)));
        assertEquals(35 * MEGABYTE, MemoryTrend.growth(samples(minute -> 40 + minute)), MEGABYTE);
    }

    @Test
    void plotNamesEveryNodeInBothLanguages() {
        Map<String, List<MemorySample>> nodes = Map.of("a", samples(minute -> 40));
        assertTrue(MemoryPlot.draw(nodes, Language.ENGLISH).contains(">node a<"));
        assertTrue(MemoryPlot.draw(nodes, Language.FRENCH).contains(">nœud a<"));
    }

    private static List<MemorySample> samples(LongUnaryOperator megabytesByMinute) {
        return LongStream.range(0, 60)
                .mapToObj(
                        minute -> new MemorySample(60 * minute, megabytesByMinute.applyAsLong(minute) * MEGABYTE, 0, 0))
                .toList();
    }
}
