package parlour.bot.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.NotationException;

final class SearchLimitTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
                    100ms,       100ms
                    0.1s,        100ms
                    1s,          1s
                    1000ms,      1s
                    2.5s,        2500ms
                    1.5ms,       1.5ms
                    2min,        120s
                    nodes=20000, nodes=20000
                    depth=4,     depth=4
                    """)
    void limitsAreParsed(String typed, String meant) throws NotationException {
        assertEquals(meant, SearchLimit.read(typed).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "0s", "-1s", "1h", "ms", "1 s", "25h", "1e3s", "nodes=", "nodes=0", "depth=-1"})
    void anythingElseIsRefusedWithASentence(String typed) {
        NotationException refused = assertThrows(NotationException.class, () -> SearchLimit.read(typed));
        assertFalse(refused.sentence().fr().isEmpty());
    }

    @Test
    void nodesAndDepthLimitTheSearch() throws NotationException {
        assertFalse(SearchLimit.read("nodes=10").start().isSpent(9));
        assertTrue(SearchLimit.read("nodes=10").start().isSpent(10));
        assertTrue(SearchLimit.read("depth=3").start().mayDeepen(2, 1_000_000));
        assertFalse(SearchLimit.read("depth=3").start().mayDeepen(3, 0));
    }

    @Test
    void onlyTimeLimitsAreNotRepeatable() throws NotationException {
        assertFalse(SearchLimit.read("1s").isRepeatable());
        assertTrue(SearchLimit.read("nodes=1").isRepeatable());
        assertTrue(SearchLimit.read("depth=1").isRepeatable());
    }
}
