package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.game.RandomSource;

/**
 * A bot that always returns a move. If the bot throws or returns an illegal move, it is created again and asked once
 * more; if that fails too, a random legal move is played instead.
 */
public final class RetryingBot implements Bot {

    /** Called after every failure. Its exceptions propagate to the caller. */
    @FunctionalInterface
    public interface FailureListener {

        /**
         * Called when the bot has failed.
         *
         * @param isGivenUp whether a random move is played now; otherwise the bot is asked once more
         */
        void onFailure(Throwable failure, boolean isGivenUp);
    }

    private static final int MAX_TRIES = 2;

    /** Slightly ahead, so that a bot that failed does not agree to a draw. */
    private static final int FALLBACK_SCORE = 1;

    private final Supplier<Bot> factory;
    private final RandomSource random;
    private final FailureListener listener;
    private @Nullable Bot bot;

    /**
     * Creates the bot when it is needed.
     *
     * @param factory creates it for the first move and after each failure
     * @param random chooses the move that replaces the bot's
     */
    public RetryingBot(Supplier<Bot> factory, RandomSource random, FailureListener listener) {
        this.factory = factory;
        this.random = random;
        this.listener = listener;
    }

    @Override
    public String name() {
        return ready().name();
    }

    private Bot ready() {
        Bot ready = bot == null ? factory.get() : bot;
        bot = ready;
        return ready;
    }

    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        for (int tries = 1; tries <= MAX_TRIES; tries++) {
            try {
                ScoredMove scored = ready().chooseMove(state, budget, progress);
                state.requireLegal(scored.move());
                return scored;
            } catch (RuntimeException | Error failure) {
                // Its memory may be the cause of the failure.
                bot = null;
                listener.onFailure(failure, tries == MAX_TRIES);
            }
        }
        String move = state.randomMove(random);
        ScoredMove fallback = new ScoredMove(move, FALLBACK_SCORE, List.of(move), 0, 0);
        progress.accept(fallback);
        return fallback;
    }
}
