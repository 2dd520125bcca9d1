package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spaces before French punctuation do not break; {@code ~} stands for such a space. */
class FrenchSpacesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Coup 2 : aux Blancs.        | Coup 2~: aux Blancs.",
                "Vraiment ?                  | Vraiment~?",
                "« Feinte » ; « Ruse »       | «~Feinte~»~; «~Ruse~»",
                "(à vous !)                  | (à vous~!)",
                "12 % de la gloire           | 12 % de la gloire",
                "une option clé=:valeur      | une option clé=:valeur",
                "à 10:30                     | à 10:30",
                "une seule ligne             | une seule ligne",
            })
    void aSpaceBeforePunctuationDoesNotBreak(String written, String shown) {
        assertEquals(shown.replace('~', FrenchSpaces.NO_BREAK), new Text("", written).in(Language.FRENCH));
    }
}
