package parlour.bot.endings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.Language;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Reading;

/** Numbers worth quoting: a change of any of them is a change of the rules. */
final class FiguresTest {

    @Test
    void inConquestADieNearlyAlwaysWinsAndNothingIsDrawn() throws NotationException {
        Figures figures = Figures.of(Solved.by(Solved.CONQUEST));
        assertTally(7_872_584, 0, 478_696, figures.withDie());
        assertTally(1_649_701, 0, 6_701_579, figures.withoutDie());
        assertTally(2_769, 0, 2_202, figures.keysOnly());
        assertEquals(29, figures.longestWithDie().plies());
        assertEquals(15, figures.longestWithDie().moves());
        assertEquals(25, figures.longestWithoutDie().plies());
        assertEquals(30, figures.withoutDie().longestLoss());
        assertEquals(0, figures.tooLong());
        assertPlayable(figures.longestWithDie(), Conquest.CONQUEST);
        assertPlayable(figures.longestWithoutDie(), Conquest.CONQUEST);
    }

    @Test
    void inSixFacesItWinsMuchFaster() throws NotationException {
        Figures figures = Figures.of(Solved.by(Solved.SIX_FACES));
        assertTally(7_912_657, 0, 321_023, figures.withDie());
        assertTally(1_400_762, 0, 6_832_918, figures.withoutDie());
        assertEquals(21, figures.longestWithDie().plies());
        assertEquals(25, figures.longestWithoutDie().plies());
        assertPlayable(figures.longestWithDie(), Conquest.SIX_FACES);
        assertPlayable(figures.longestWithoutDie(), Conquest.SIX_FACES);
    }

    @Test
    void onlyKeysThatCannotCaptureBringDraws() {
        Figures figures = Figures.of(Solved.by(Solved.PEACEFUL_CONQUEST));
        assertEquals(0, figures.withDie().drawn());
        assertEquals(192, figures.withoutDie().drawn());
        assertTally(2_126, 1_221, 1_624, figures.keysOnly());
    }

    @Test
    void theFacesAddUpToTheWhole() {
        Figures figures = Figures.of(Solved.by(Solved.CONQUEST));
        assertEquals(
                figures.withDie().won(),
                figures.byTop().stream().mapToInt(Tally::won).sum());
        assertEquals(
                figures.withDie().all(),
                figures.byTop().stream().mapToInt(Tally::all).sum());
    }

    @Test
    void theReportSpeaksBothLanguages() {
        Figures figures = Figures.of(Solved.by(Solved.CONQUEST));
        List<String> english = Report.lines(figures, Language.ENGLISH);
        List<String> french = Report.lines(figures, Language.FRENCH);
        assertEquals(english.size(), french.size());
        assertEquals("with Key and die                       7,872,584           0     478,696", english.get(1));
        assertTrue(french.contains("Le plus long gain avec le dé : 15 coups (29 demi-coups)"), french::toString);
        assertTrue(Report.data(figures).json().contains("\"withDie\":{\"won\":7872584,\"drawn\":0,\"lost\":478696"));
    }

    private static void assertTally(int won, int drawn, int lost, Tally tally) {
        assertEquals(List.of(won, drawn, lost), List.of(tally.won(), tally.drawn(), tally.lost()));
    }

    private static void assertPlayable(Figures.Longest longest, Conquest game) throws NotationException {
        ConquestPosition position = game.parse(longest.position(), Options.defaults(game));
        for (String move : longest.line()) {
            assertTrue(position.read(move) instanceof Reading.Legal legal && play(position, legal.move()), move);
        }
        assertTrue(position.isOver());
        assertEquals(longest.plies(), longest.line().size());
    }

    private static boolean play(ConquestPosition position, int move) {
        position.play(move);
        return true;
    }
}
