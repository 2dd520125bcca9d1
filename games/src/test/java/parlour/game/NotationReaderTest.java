package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NotationReaderTest {

    private static final class Words extends NotationReader {

        Words(String input) {
            super(input);
        }

        /** Reads {@code count} words. */
        List<String> read(int count) throws NotationException {
            List<String> words = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                if (i > 0) {
                    field("word " + i, "le mot " + i);
                }
                words.add(word());
                at += words.getLast().length();
            }
            return words;
        }
    }

    private static void assertEndsBefore(String input, int place) {
        NotationException refused = assertThrows(NotationException.class, () -> new Words(input).read(3));
        assertEquals(input, refused.input());
        assertEquals(place, refused.place());
        assertEquals("The position ends before word 2.", refused.sentence().en());
        assertEquals("La position s’arrête avant le mot 2.", refused.sentence().fr());
    }

    @Test
    void fieldsAreSeparatedByOneSpace() throws NotationException {
        assertEquals(List.of("w", "0", "12"), new Words("w 0 12").read(3));
        assertEquals(List.of("w", "", "12"), new Words("w  12").read(3));
        assertEquals(List.of("w"), new Words("w 0 12").read(1));
        assertEquals(List.of("", "w"), new Words(" w").read(2));
    }

    @Test
    void textThatEndsBeforeAFieldIsRefused() {
        assertEndsBefore("w 0", 3);
        assertEndsBefore("w 0 ", 3);
    }

    @Test
    void errorMayQuoteItsText() {
        NotationException refused =
                NotationException.quoting("e9", 1, "There is no rank 9", "Il n’y a pas de rangée 9");
        assertEquals("There is no rank 9 in \"e9\".", refused.getMessage());
        assertEquals("Il n’y a pas de rangée 9 dans « e9 ».", refused.sentence().fr());
        assertEquals(1, refused.place());
    }
}
