package parlour.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import parlour.conquest.Conquest;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;

final class GreedyBotTest {

    private static Position position(String notation) throws NotationException {
        return Conquest.CONQUEST.parse(notation, Options.defaults(Conquest.CONQUEST));
    }

    private static ScoredMove greedy(Position position, long seed) {
        return new GreedyBot(new SeededRandom(seed))
                .chooseMove(new InformationState(position, position.turn()), Budget.nodes(1_000_000), scored -> {});
    }

    @RepeatedTest(5)
    void greedyBotWinsAtOnceIfItCan(RepetitionInfo info) throws NotationException {
        ScoredMove scored = greedy(position("9/4K4/9/9/9/9/9/k8 w 0 1"), info.getCurrentRepetition());
        assertEquals("Ke7-e8#", scored.move());
        assertEquals(1, scored.pliesToEnd());
    }

    @RepeatedTest(5)
    void greedyBotAvoidsTheEnemyKey(RepetitionInfo info) throws NotationException {
        // Of its four squares only b2 is next to the enemy's Key die, which would capture it there.
        Position position = position("9/9/9/9/9/1K7/9/1k7 w 0 1");
        ScoredMove scored = greedy(position, info.getCurrentRepetition());
        assertFalse(scored.move().contains("b2"), scored.move());
        assertTrue(position.parseMove(scored.move()) instanceof ParseResult.Legal);
    }

    @Test
    void spentBudgetStillGivesAMove() throws NotationException {
        Position position = position("9/9/9/9/9/1K7/9/1k7 w 0 1");
        ScoredMove scored = new GreedyBot(new SeededRandom(1))
                .chooseMove(new InformationState(position, 0), nodes -> true, t -> {});
        assertTrue(position.parseMove(scored.move()) instanceof ParseResult.Legal);
    }

    @Test
    void randomPlaysEveryMoveAboutEquallyOften() throws NotationException {
        Position position = position("9/9/9/9/9/1K7/9/1k7 w 0 1");
        RandomBot bot = new RandomBot(new SeededRandom(7));
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < 4_000; i++) {
            counts.merge(
                    bot.chooseMove(new InformationState(position, 0), Budget.nodes(1), t -> {})
                            .move(),
                    1,
                    Integer::sum);
        }
        assertEquals(4, counts.size());
        counts.values().forEach(count -> assertEquals(1_000, count, 150));
    }
}
