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
import parlour.game.Position;
import parlour.game.Reading;

final class GreedyBotTest {

    private static Position position(String notation) throws NotationException {
        return Conquest.CONQUEST.parse(notation, Options.defaults(Conquest.CONQUEST));
    }

    private static Thought greedy(Position position, long seed) {
        return new GreedyBot(new SeededLots(seed))
                .think(new Knowledge(position, position.turn()), Budget.nodes(1_000_000), thought -> {});
    }

    @RepeatedTest(5)
    void itWinsAtOnceIfItCan(RepetitionInfo info) throws NotationException {
        Thought thought = greedy(position("9/4K4/9/9/9/9/9/k8 w 0 1"), info.getCurrentRepetition());
        assertEquals("Ke7-e8#", thought.move());
        assertEquals(1, thought.pliesToEnd());
    }

    @RepeatedTest(5)
    void itDoesNotStepBesideTheEnemyKey(RepetitionInfo info) throws NotationException {
        // Of its four squares only b2 stands beside the enemy's Key die, which would take it there.
        Position position = position("9/9/9/9/9/1K7/9/1k7 w 0 1");
        Thought thought = greedy(position, info.getCurrentRepetition());
        assertFalse(thought.move().contains("b2"), thought.move());
        assertTrue(position.read(thought.move()) instanceof Reading.Legal);
    }

    @Test
    void spentBeforeItBeganItStillAnswers() throws NotationException {
        Position position = position("9/9/9/9/9/1K7/9/1k7 w 0 1");
        Thought thought = new GreedyBot(new SeededLots(1)).think(new Knowledge(position, 0), nodes -> true, t -> {});
        assertTrue(position.read(thought.move()) instanceof Reading.Legal);
    }

    @Test
    void randomPlaysEveryMoveAboutEquallyOften() throws NotationException {
        Position position = position("9/9/9/9/9/1K7/9/1k7 w 0 1");
        RandomBot bot = new RandomBot(new SeededLots(7));
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < 4_000; i++) {
            counts.merge(
                    bot.think(new Knowledge(position, 0), Budget.nodes(1), t -> {})
                            .move(),
                    1,
                    Integer::sum);
        }
        assertEquals(4, counts.size());
        counts.values().forEach(count -> assertEquals(1_000, count, 150));
    }
}
