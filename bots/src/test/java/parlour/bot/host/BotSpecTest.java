package parlour.bot.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.NotationException;

final class BotSpecTest {

    private static final Allowance USUAL = new Allowance.Nodes(1_000);

    @ParameterizedTest
    @CsvSource(textBlock = """
                    random,              RANDOM, nodes=1000
                    greedy,              GREEDY, nodes=1000
                    greedy@10ms,         GREEDY, 10ms
                    greedy@nodes=20000,  GREEDY, nodes=20000
                    """)
    void namesAndAllowancesAreRead(String typed, String kind, String allowance) throws NotationException {
        BotSpec spec = BotSpec.read(typed, USUAL);
        assertEquals(kind, spec.kind().toString());
        assertEquals(allowance, spec.allowance().toString());
    }

    @Test
    void aCommandIsSplitAtSpacesOutsideQuotes() throws NotationException {
        BotSpec spec = BotSpec.read("exec:my bot \"a b\" c@d@2s", USUAL);
        assertEquals(new BotSpec.Program(List.of("my", "bot", "a b", "c@d")), spec.kind());
        assertEquals("2s", spec.allowance().toString());
    }

    @Test
    void aSignInACommandMayStandForItself() throws NotationException {
        BotSpec spec = BotSpec.read("exec:me@home", USUAL);
        assertEquals(new BotSpec.Program(List.of("me@home")), spec.kind());
        assertEquals(USUAL, spec.allowance());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "stockfish", "exec:", "random@", "random@soon", "@1s"})
    void anythingElseIsRefused(String typed) {
        assertThrows(NotationException.class, () -> BotSpec.read(typed, USUAL));
    }
}
