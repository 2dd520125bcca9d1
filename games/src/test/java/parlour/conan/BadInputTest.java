package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.RandomSource;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** Bad input is refused with a stable reason or place, in a sentence in both languages, and changes nothing. */
public class BadInputTest {

    private static final int TEXT = 3;

    static List<Row> rows() {
        return TextTable.rows(BadInputTest.class, "bad-input.txt");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void refusedInBothLanguages(Row row) {
        String text = row.cell(TEXT);
        String expected = row.cell(4);
        try {
            if (row.cell(1).equals("position")) {
                String[] settings = row.words(2).toArray(new String[0]);
                throw new AssertionError("read as " + Conan.CONAN.parse(text, ConanFixtures.options(settings)));
            }
            ConanPosition position = scene(row.cell(2));
            String before = position.notation() + position.hash() + position.legalMoveCount();
            switch (position.parseMove(text)) {
                case ParseResult.Legal _ -> throw new AssertionError("legal");
                case Refusal(String reason, Text sentence) -> {
                    assertEquals(expected, "refused " + reason);
                    check(sentence);
                }
            }
            assertEquals(before, position.notation() + position.hash() + position.legalMoveCount());
        } catch (NotationException e) {
            assertEquals(expected, "place " + e.place(), e.getMessage());
            assertEquals(text, e.input());
            check(e.sentence());
            // The terms of a treaty are quoted, and places are counted from their beginning.
            boolean isQuoted =
                    row.cell(1).equals("position") && e.sentence().en().contains(" in \"");
            if (!isQuoted) {
                String character = e.place() + 1 + "\\b";
                assertTrue(e.sentence().en().matches("(?s).*character " + character + ".*"), e.getMessage());
                assertTrue(e.sentence().fr().matches("(?s).*caractère " + character + ".*"), e.getMessage());
            }
        }
    }

    private static void check(Text sentence) {
        assertFalse(sentence.en().isBlank());
        assertNotEquals(sentence.en(), sentence.fr());
        assertFalse(sentence.fr().contains("'"), sentence.fr());
    }

    public static ConanPosition scene(String name) {
        for (Row row : RuleTableTest.scenes()) {
            if (row.cell(0).equals(name)) {
                return ConanFixtures.parse(row.cell(2), row.words(1).toArray(new String[0]));
            }
        }
        return ConanFixtures.start();
    }

    @Test
    void tableHasItsMinimumOfRows() {
        assertTrue(rows().size() >= 50, rows().size() + " rows");
    }

    /** A changed position text is parsed as another position or refused, and never breaks the parser. */
    @Test
    void mutatedPositionIsParsedOrRefused() {
        RandomSource random = RandomPlay.random(7);
        int read = 0;
        for (Row scene : RuleTableTest.scenes()) {
            String[] settings = scene.words(1).toArray(new String[0]);
            for (int i = 0; i < 30; i++) {
                StringBuilder text = new StringBuilder(scene.cell(2));
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, text.charAt(random.nextInt(text.length())));
                    default -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
                }
                read += isPlayable(text.toString(), settings) ? 1 : 0;
            }
        }
        assertTrue(read < RuleTableTest.scenes().size() * 30 / 2, read + " slips were read");
    }

    private static boolean isPlayable(String text, String... settings) {
        try {
            ConanPosition position = Conan.CONAN.parse(text, ConanFixtures.options(settings));
            assertEquals(text, position.notation());
            RandomPlay.playOn(position, RandomPlay.random(1), 10_000);
            assertTrue(position.isOver(), text);
            return true;
        } catch (NotationException refused) {
            assertEquals(text, refused.input());
            return false;
        } catch (RuntimeException broken) {
            throw new AssertionError(text, broken);
        }
    }

    @Test
    void meaninglessMoveIsRefused() {
        ConanPosition position = scene("talk3");
        String tooLong = "treaty:" + "1>2:1pg;".repeat(100) + "1>2:1pg";
        assertThrows(NotationException.class, () -> position.parseMove(tooLong));
    }

    @Test
    void treatyErrorNamesWhatWasExpected() {
        checkNaming("treaty:1>2:#feint", "An object is expected here", "Un objet est attendu ici");
        checkNaming(
                "treaty:1>2:boar-spear",
                "Glory (pg), a card, or # and an object are expected here",
                "Il faut ici de la gloire (pg), une carte, ou # et un objet");
    }

    private static void checkNaming(String treaty, String en, String fr) {
        NotationException wrong =
                assertThrows(NotationException.class, () -> scene("talk3").parseMove(treaty));
        assertTrue(wrong.sentence().en().startsWith(en), wrong.getMessage());
        assertTrue(wrong.sentence().fr().startsWith(fr), wrong.sentence().fr());
    }
}
