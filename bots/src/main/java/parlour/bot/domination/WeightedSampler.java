package parlour.bot.domination;

import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.domination.DominationPosition;
import parlour.game.Position;

/**
 * Draws {@code pool} uniform samples and keeps one, by how likely it makes what the others have declined to lay.
 */
final class WeightedSampler {

    private final InformationState knowledge;
    private final SeededRandom random;
    private final RackInference inference;
    private final int pool;
    private final DominationPosition[] drawn;
    private final double[] likelihood;

    /** @param pool of how many one is kept; of one, and nothing is concluded */
    WeightedSampler(InformationState state, SeededRandom random, RackInference inference, int pool) {
        this.knowledge = state;
        this.random = random;
        this.inference = inference;
        this.pool = pool;
        this.drawn = new DominationPosition[pool];
        this.likelihood = new double[pool];
    }

    static DominationPosition draw(InformationState state, SeededRandom random) {
        Position sample = state.sample(random);
        if (sample instanceof DominationPosition position) {
            return position;
        }
        throw new IllegalArgumentException("not a position of Domination");
    }

    DominationPosition next() {
        if (pool == 1 || !inference.isAny()) {
            return draw(knowledge, random);
        }
        double sum = 0;
        for (int i = 0; i < pool; i++) {
            drawn[i] = draw(knowledge, random);
            likelihood[i] = inference.likelihood(drawn[i], knowledge.seat());
            sum += likelihood[i];
        }
        double left = sum * ((random.nextLong() >>> 11) * 0x1.0p-53);
        int kept = 0;
        while (kept < pool - 1 && left >= likelihood[kept]) {
            left -= likelihood[kept++];
        }
        return drawn[kept];
    }
}
