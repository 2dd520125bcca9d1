package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conquest.Conquest;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.file.GameFile;

/** Results in a game file that its moves do not show. */
class ResultsTest {

    private static GameFile file(String result, String termination) throws NotationException {
        String tags = "[Game \"conquest\"]\n[Result \"" + result + "\"]\n";
        return GameFile.read(tags + (termination.isEmpty() ? "" : "[Termination \"" + termination + "\"]\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, resigned, resigned, Black resigned.",
        "0-1, time, time, White ran out of time.",
        "1/2-1/2, agreed-draw, agreed-draw, A draw was agreed.",
        "1/2-1/2, resigned, resigned, The game was ended without a result on the board.",
        "1-0, adjudicated, adjudicated, The game was ended without a result on the board.",
        "1-0, '', settled, The game was ended without a result on the board.",
    })
    void resultOffTheBoardIsReadFromAFile(String result, String termination, String reason, String sentence)
            throws NotationException {
        Position start = Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST));
        Event.Ended ended =
                OffBoardResults.read(file(result, termination), "00").orElseThrow();
        Outcome outcome = OffBoardResults.outcome(ended, Conquest.CONQUEST, start);
        assertEquals(result, outcome.result());
        assertEquals(reason, outcome.reason());
        assertEquals(sentence, outcome.sentence().en());
    }

    @Test
    void unfinishedGameHasNoResult() throws NotationException {
        assertTrue(OffBoardResults.read(file("*", ""), "00").isEmpty());
    }
}
