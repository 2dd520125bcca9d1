package parlour.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import parlour.conquest.Conquest;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

final class RetryingBotTest {

    private final Position position = start();
    private final InformationState state = new InformationState(position, 0);
    private final List<Boolean> failures = new ArrayList<>();
    private int made;

    private static Position start() {
        try {
            return Conquest.CONQUEST.start(Options.of(Conquest.CONQUEST, List.of("first=white")));
        } catch (NotationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private record Scripted(Supplier<String> answer) implements Bot {

        @Override
        public String name() {
            return "scripted";
        }

        @Override
        public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
            String move = answer.get();
            return new ScoredMove(move, 7, List.of(move), 1, 1);
        }
    }

    private ScoredMove asked(RetryingBot bot) {
        return bot.chooseMove(state, Budget.nodes(1), progress -> {});
    }

    /** @param answers of the bots, in the order in which they are created */
    private RetryingBot retrying(List<Supplier<String>> answers) {
        return new RetryingBot(
                () -> new Scripted(answers.get(made++)),
                new SeededRandom(1),
                (failure, isGivenUp) -> failures.add(isGivenUp));
    }

    private static String thrown() {
        throw new IllegalStateException("thrown by a bot in a test");
    }

    private static String overflown() {
        throw new StackOverflowError("thrown by a bot in a test");
    }

    @Test
    void aBotThatDoesNotFailIsCreatedOnce() {
        RetryingBot bot = retrying(List.of(() -> "Ke1-e2"));
        assertEquals("scripted", bot.name());
        assertEquals(new ScoredMove("Ke1-e2", 7, List.of("Ke1-e2"), 1, 1), asked(bot));
        asked(bot);
        assertEquals(1, made);
        assertEquals(List.of(), failures);
    }

    @Test
    void aBotThatFailsOnceIsRecreatedAndItsMoveIsPlayed() {
        RetryingBot bot = retrying(List.of(RetryingBotTest::thrown, () -> "Ke1-e2"));
        assertEquals("Ke1-e2", asked(bot).move());
        assertEquals(List.of(false), failures);
    }

    @Test
    void secondFailurePlaysARandomMoveAndDeclinesDraws() {
        RetryingBot bot =
                retrying(List.of(RetryingBotTest::overflown, () -> "a1-a9", () -> "nonsense", () -> "Ke1-e2"));
        ScoredMove fallback = asked(bot);
        assertTrue(position.legalMoveTexts().contains(fallback.move()));
        assertTrue(fallback.score() > 0);
        assertEquals(List.of(false, true), failures);
        assertEquals("Ke1-e2", asked(bot).move());
        assertEquals(List.of(false, true, false), failures);
    }

    @Test
    void aListenerMayRethrowAFailure() {
        RetryingBot bot = new RetryingBot(
                () -> new Scripted(RetryingBotTest::thrown), new SeededRandom(1), (failure, isGivenUp) -> {
                    throw new IllegalArgumentException(failure);
                });
        assertThrows(IllegalArgumentException.class, () -> asked(bot));
    }
}
