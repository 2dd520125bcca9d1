package parlour.bot.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class VerdictTest {

    private static Choice behind(double behind, double error) {
        return new Choice("it", 0.5, 0.03, behind, error, List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, BEST",
        "0.009, 0, BEST",
        "0.05, 0.001, GOOD",
        "0.08, 0.01, SLIP",
        "0.19, 0.01, SLIP",
        "0.2, 0.01, BLUNDER",
        // What could be chance is held against nobody.
        "0.1, 0.06, GOOD",
        "0.3, 0.12, SLIP",
        "0.3, 0.2, GOOD",
    })
    void whatIsNotCertainIsNotCounted(double behind, double error, Verdict expected) {
        assertEquals(expected, Verdict.of(behind(behind, error), false));
    }

    @Test
    void whoDoesWhatTheBotWouldDoIsNeverWrong() {
        assertEquals(Verdict.BEST, Verdict.of(behind(0.3, 0.01), true));
    }

    @ParameterizedTest
    @CsvSource({"0.3, 0.05, WELL", "-0.3, 0.05, BADLY", "-0.3, 0.2, AS_EXPECTED", "0.05, 0.001, AS_EXPECTED"})
    void luckIsToldApartFromSkill(double gain, double error, Truth.Lay expected) {
        assertEquals(expected, Truth.Lay.of(gain, error));
    }

    @Test
    void aMistakeMayDoNoHarmAsItLay() {
        assertTrue(new Truth(0.6, 0.5, 0, Truth.Lay.WELL).didNoHarm());
        assertFalse(new Truth(0.5, 0.6, 0, Truth.Lay.WELL).didNoHarm());
    }
}
