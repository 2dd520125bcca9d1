package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.game.RandomSource;

/**
 * A bot that never leaves its table waiting. One that throws, or answers with a move that is not legal, is made anew and
 * asked once more; if that fails too, a random legal move is played in its place.
 */
public final class RetryingBot implements Bot {

    /** Called after every failure; what it throws is passed on to the caller. */
    @FunctionalInterface
    public interface FailureListener {

        /**
         * The bot has failed.
         *
         * @param isGivenUp whether a random move is played now; otherwise the bot is asked once more
         */
        void onFailure(Throwable failure, boolean isGivenUp);
    }

    private static final int MAX_TRIES = 2;

    /** Slightly ahead: a bot that could not think agrees to no draw. */
    private static final int FALLBACK_SCORE = 1;

    private final Supplier<Bot> factory;
    private final RandomSource random;
    private final FailureListener listener;
    private @Nullable Bot bot;

    /**
     * A bot that is made when it is needed.
     *
     * @param factory makes it for the first move and after each failure
     * @param random chooses the move that is played in place of the bot's
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
                // What it remembers may be what made it fail.
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
