package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {

    @Test
    void textHasBothLanguages() {
        Text text = new Text("Key die", "Dé clef");
        assertEquals("Key die", text.in(Language.ENGLISH));
        assertEquals("Dé clef", text.in(Language.FRENCH));
        assertEquals(new Text("6 Faces", "6 Faces"), Text.same("6 Faces"));
    }

    @ParameterizedTest
    @CsvSource({
        "fr, FRENCH",
        "fr-CA, FRENCH",
        "FR, FRENCH",
        "en, ENGLISH",
        "en-GB, ENGLISH",
        "de, ENGLISH",
        "'', ENGLISH"
    })
    void languageIsFoundByItsTag(String tag, Language language) {
        assertEquals(language, Language.of(tag));
    }

    @ParameterizedTest
    @CsvSource({"ENGLISH, en", "FRENCH, fr"})
    void languageHasACode(Language language, String code) {
        assertEquals(code, language.code());
    }
}
