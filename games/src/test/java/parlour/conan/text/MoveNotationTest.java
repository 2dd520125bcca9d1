package parlour.conan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import parlour.conan.BadInputTest;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.Refusal;

/** Cases of move notation that the tables cannot express. */
class MoveNotationTest {

    private final ConanPosition position = BadInputTest.scene("talk3");

    @Test
    void textThatBeginsWithAColonIsNoMove() {
        NotationException refused = assertThrows(NotationException.class, () -> position.parseMove(":2"));
        assertEquals(
                "No move begins with \":\" (character 1) in \":2\".",
                refused.sentence().en());
    }

    @Test
    void treatyHasAtMost600Characters() throws NotationException {
        String longest = "treaty:" + "1>2:1pg;".repeat(73) + "1>2:200pg";
        assertEquals(600, longest.length());
        assertInstanceOf(Refusal.class, position.parseMove(longest));
        assertThrows(NotationException.class, () -> position.parseMove(longest.replaceFirst("1pg", "10pg")));
    }
}
