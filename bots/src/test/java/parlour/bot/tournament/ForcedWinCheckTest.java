package parlour.bot.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.registry.GameRegistry;

class ForcedWinCheckTest {

    /** Positions with two Keys and little else, where it is obvious who wins and when. */
    @ParameterizedTest
    @CsvSource({
        // The Key steps onto the Key square now, on the next move, or in three: only near wins count.
        "9/4K4/9/9/9/9/9/k8 w 0 1,       true",
        "9/9/4K4/9/9/9/9/k8 w 0 1,       true",
        "9/9/9/4K4/9/9/9/k8 w 0 1,       false",
        // The other side is as near, and it is not its turn: it cannot be stopped.
        "9/9/4K4/9/9/9/9/k8 b 0 1,       true",
        "9/9/9/9/9/9/3k5/7K1 w 0 1,      true",
        // The start.
        "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1, false",
    })
    void aWinIsNearIfItComesWithinTwoMoves(String notation, boolean near) throws NotationException {
        Game game = GameRegistry.find("conquest").orElseThrow();
        Position position = game.parse(notation, Options.defaults(game));
        assertEquals(near, ForcedWinCheck.isNear(position));
        assertEquals(notation, position.notation());
    }
}
