package parlour.bot.sampling;

import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.game.Position;

/**
 * A bot that decides from samples of what its seat cannot see. It keeps nothing from one move to the next.
 *
 * @param <P> the positions it samples
 */
public abstract class SamplingBot<P extends Position> implements Bot {

    private final String name;
    private final Class<P> type;
    private final long seed;

    /** @param seed of the random numbers in its searches: the same seed and view give the same move */
    protected SamplingBot(String name, Class<P> type, long seed) {
        this.name = name;
        this.type = type;
        this.seed = seed;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        P position = state.sample(type, new SeededRandom(seed));
        // The same seed must not give the same random numbers at every move.
        SeededRandom random = new SeededRandom(SeededRandom.mix(seed, moment(state, position)));
        ScoredMove scored = think(state, position, random, budget);
        progress.accept(scored);
        return scored;
    }

    /** A number that differs from move to move and follows from what the seat may see. */
    protected abstract long moment(InformationState state, P position);

    /**
     * Chooses a move.
     *
     * @param position a sample, for what all samples have in common
     */
    protected abstract ScoredMove think(InformationState state, P position, SeededRandom random, Budget budget);
}
