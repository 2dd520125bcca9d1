package parlour.bot.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bot.toy.HighCard;
import parlour.conquest.Conquest;
import parlour.game.NotationException;

final class BotSpecTest {

    private static final SearchLimit DEFAULT = new SearchLimit.Nodes(1_000);

    @ParameterizedTest
    @CsvSource(textBlock = """
                    random,              RANDOM, nodes=1000
                    greedy,              GREEDY, nodes=1000
                    5,                   OfLevel[level=CLUB], nodes=1000
                    level:8@10ms,        OfLevel[level=MASTER], 10ms
                    greedy@10ms,         GREEDY, 10ms
                    greedy@nodes=20000,  GREEDY, nodes=20000
                    """)
    void namesAndAllowancesAreRead(String typed, String kind, String allowance) throws NotationException {
        BotSpec spec = BotSpec.read(typed, DEFAULT);
        assertEquals(kind, spec.kind().toString());
        assertEquals(allowance, spec.limit().toString());
    }

    @Test
    void aCommandIsSplitAtSpacesOutsideQuotes() throws NotationException {
        BotSpec spec = BotSpec.read("exec:my bot \"a b\" c@d@2s", DEFAULT);
        assertEquals(new BotSpec.Program(List.of("my", "bot", "a b", "c@d")), spec.kind());
        assertEquals("2s", spec.limit().toString());
    }

    @Test
    void anAtSignMayBePartOfACommand() throws NotationException {
        BotSpec spec = BotSpec.read("exec:me@home", DEFAULT);
        assertEquals(new BotSpec.Program(List.of("me@home")), spec.kind());
        assertEquals(DEFAULT, spec.limit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "stockfish", "exec:", "random@", "random@soon", "@1s", "0", "9", "level:", "level:x"})
    void anythingElseIsRefused(String typed) {
        assertThrows(NotationException.class, () -> BotSpec.read(typed, DEFAULT));
    }

    @Test
    void aListIsSplitAtCommasOutsideQuotes() throws NotationException {
        List<BotSpec> specs = BotSpec.list("5, random,exec:bot \"a,b\" c", DEFAULT);
        assertEquals(
                List.of("5", "random", "exec:bot \"a,b\" c"),
                specs.stream().map(BotSpec::text).toList());
        assertThrows(NotationException.class, () -> BotSpec.list("5,,random", DEFAULT));
        assertThrows(NotationException.class, () -> BotSpec.list("exec:\"a,b", DEFAULT));
    }

    @Test
    void aLevelPlaysOnlyGamesThatHaveABot() throws NotationException {
        assertTrue(BotSpec.read("5", DEFAULT).plays(Conquest.CONQUEST));
        assertFalse(BotSpec.read("5", DEFAULT).plays(HighCard.HIGH_CARD));
        assertTrue(BotSpec.read("greedy", DEFAULT).plays(HighCard.HIGH_CARD));
    }
}
