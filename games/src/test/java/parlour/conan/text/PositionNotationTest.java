package parlour.conan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conan.BadInputTest;
import parlour.conan.Conan;
import parlour.conan.ConanFixtures;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;

/** Positions as text, where no row of a table can show it. */
class PositionNotationTest {

    @Test
    void aGameThatEndedAfterTheLastRoundIsWrittenAndReadAgain() {
        ConanPosition position = BadInputTest.scene("talklast");
        ConanFixtures.play(position, "pass", "pass", "draw:cold-fury", "draw:second-wind");
        assertEquals("rounds", position.outcome().orElseThrow().reason());
        ConanPosition again = ConanFixtures.parse(position.notation());
        assertEquals(position.notation(), again.notation());
        assertEquals(position.hash(), again.hash());
        assertEquals(position.outcome(), again.outcome());
    }

    /** Hashes are kept in files: alliances and objects that came back do not occur in the golden games. */
    @ParameterizedTest
    @CsvSource({
        "pair2, b70073db0efb4559",
        "pair2all, fb6d45103e7b4d5d",
        "pair34, 1108a3346b7264c5",
        "bottomloot, 2e946dd0101c76",
    })
    void theSamePositionHasTheSameHashForEver(String scene, String hash) {
        assertEquals(hash, Long.toHexString(BadInputTest.scene(scene).hash()));
    }

    @Test
    void whatIsNotWrittenAsUsualIsShownAsItWouldBe() {
        String text = "cards r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,rockfall.0.0+feint.0.0/tesk,15,a2,0,-,-,-,- -"
                + " a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0,0 - - - 0";
        NotationException refused =
                assertThrows(NotationException.class, () -> Conan.CONAN.parse(text, ConanFixtures.options()));
        assertEquals(
                "This could not arise in play or is not written as usual: from character 41 it would read"
                        + " \"feint.0.0+rockfall.0.0/tesk,15…\".",
                refused.sentence().en());
    }
}
