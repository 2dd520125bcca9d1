package parlour.conan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextSliceTest {

    @Test
    void longSliceIsQuotedInPart() {
        String forty = "x".repeat(40);
        assertEquals("Expected at character 1: a word, not \"" + forty + "\".", complaint(forty));
        assertEquals("Expected at character 1: a word, not \"" + forty + "…\".", complaint(forty + "y"));
    }

    private static String complaint(String text) {
        return TextSlice.of(text).fail("a word", "un mot").sentence().en();
    }
}
