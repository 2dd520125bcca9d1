package parlour.conan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conan.BadInputTest;
import parlour.conan.Conan;
import parlour.conan.ConanFixtures;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;

/** Cases of position notation that the tables cannot express. */
class PositionNotationTest {

    @Test
    void gameThatEndedAfterTheLastRoundRoundTrips() {
        ConanPosition position = BadInputTest.scene("talklast");
        ConanFixtures.play(position, "pass", "pass", "draw:cold-fury", "draw:second-wind");
        assertEquals("rounds", position.outcome().orElseThrow().reason());
        ConanPosition again = ConanFixtures.parse(position.notation());
        assertEquals(position.notation(), again.notation());
        assertEquals(position.hash(), again.hash());
        assertEquals(position.outcome(), again.outcome());
    }

    /** Hashes are stored in files; alliances and returned objects do not occur in the golden games. */
    @ParameterizedTest
    @CsvSource({
        "pair2, b70073db0efb4559",
        "pair2all, fb6d45103e7b4d5d",
        "pair34, 1108a3346b7264c5",
        "bottomloot, 2e946dd0101c76",
    })
    void hashesNeverChange(String scene, String hash) {
        assertEquals(hash, Long.toHexString(BadInputTest.scene(scene).hash()));
    }

    @Test
    void errorShowsTheCanonicalText() {
        String text = "cards r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,rockfall.0.0+feint.0.0/tesk,15,a2,0,-,-,-,- -"
                + " a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0,0 - - - 0";
        NotationException refused =
                assertThrows(NotationException.class, () -> Conan.CONAN.parse(text, ConanFixtures.options()));
        assertEquals(
                "This could not arise in play or is not in the usual form: from character 41 it would read"
                        + " \"feint.0.0+rockfall.0.0/tesk,15…\".",
                refused.sentence().en());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "r1 1 1.0.0 | x1 1 1.0.0 | Expected at character 7: r and the round, not \"x1\".",
                "a1:lantern | b1:lantern | Expected at character 66: an adventure such as a3, not \"b1\".",
                "hound.2.d2 | hound.2.x2 | Expected at character 100: u or d and the seats that have seen it, not \"x2\".",
            })
    void errorNamesWhatWasExpected(String right, String wrong, String sentence) {
        String text = "cards r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,-/tesk,15,a2,0,-,-,-,- -"
                + " a1:lantern-wood:two-mawed-hound.2.d2.0.0.0/a2:buried-city:- - - - - -,0.0,0 - - - 0";
        assertEquals(text, ConanFixtures.parse(text).notation());
        NotationException refused = assertThrows(
                NotationException.class, () -> Conan.CONAN.parse(text.replace(right, wrong), ConanFixtures.options()));
        assertEquals(sentence, refused.sentence().en());
    }

    @Test
    void atMostThirtyEffectsMayWait() {
        String most = String.join("+", Collections.nCopies(30, "drop,1,1"));
        String text = "effect r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,feint.0.0/tesk,15,a2,0,-,-,-,- -"
                + " a1:lantern-wood:-/a2:buried-city:- - - - turn:-:0:" + most + " -,0.0,0 - - - 0";
        assertEquals(text, ConanFixtures.parse(text).notation());
        String more = text.replace(most, most + "+drop,1,1");
        assertThrows(NotationException.class, () -> Conan.CONAN.parse(more, ConanFixtures.options()));
    }
}
