package parlour.bot.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JudgementTest {

    private static MoveEstimate behind(double behind, double error) {
        return new MoveEstimate("it", 0.5, 0.03, behind, error, List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, BEST",
        "0.009, 0, BEST",
        "0.05, 0.001, GOOD",
        "0.08, 0.01, MISTAKE",
        "0.19, 0.01, MISTAKE",
        "0.2, 0.01, BLUNDER",
        // What could be chance is not a mistake.
        "0.1, 0.06, GOOD",
        "0.3, 0.12, MISTAKE",
        "0.3, 0.2, GOOD",
    })
    void uncertainErrorsAreNotCounted(double behind, double error, Judgement expected) {
        assertEquals(expected, Judgement.of(behind(behind, error), false));
    }

    @Test
    void theBotsOwnChoiceIsNeverAnError() {
        assertEquals(Judgement.BEST, Judgement.of(behind(0.3, 0.01), true));
    }

    @ParameterizedTest
    @CsvSource({"0.3, 0.05, LUCKY", "-0.3, 0.05, UNLUCKY", "-0.3, 0.2, AS_EXPECTED", "0.05, 0.001, AS_EXPECTED"})
    void luckIsSeparatedFromSkill(double gain, double error, FullInfoAnalysis.Luck expected) {
        assertEquals(expected, FullInfoAnalysis.Luck.of(gain, error));
    }

    @Test
    void errorMayDoNoHarmInTheTruePosition() {
        assertTrue(new FullInfoAnalysis(0.6, 0.5, 0, FullInfoAnalysis.Luck.LUCKY).didNoHarm());
        assertFalse(new FullInfoAnalysis(0.5, 0.6, 0, FullInfoAnalysis.Luck.LUCKY).didNoHarm());
    }
}
