package parlour.bot.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;

final class OpeningGameTest {

    private static final long SEED = 1;

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void aGameDependsOnlyOnItsNumber(Conquest edition) {
        OpeningMoves remembering = new OpeningMoves(edition);
        Set<List<String>> different = new HashSet<>();
        for (int number = 0; number < 4; number++) {
            OpeningGame game = OpeningGame.play(edition, remembering, SEED, number);
            assertEquals(OpeningGame.play(edition, new OpeningMoves(edition), SEED, number), game);
            assertTrue(different.add(game.moves()));
            assertTrue(game.moves().size() <= OpeningGame.RECORDED_PLIES);
            ConquestPosition position = OpeningGame.start(edition);
            game.moves().forEach(move -> position.play(position.legalMove(move)));
        }
    }
}
