package parlour.bot.conan;

import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;
import parlour.game.Position;

/**
 * Draws {@code pool} uniform samples and keeps one, by how likely it makes the bids of the other side of a contest.
 */
final class WeightedSampler {

    /** How much a lead of one speaks for a bid that was raised, or against one that was not. */
    private static final double TRUST = 0.25;

    private final InformationState knowledge;
    private final SeededRandom random;
    private final CardTables tables;
    private final int pool;
    private final ConanPosition[] drawn;
    private final double[] likelihood;

    /** @param pool of how many one is kept; of one, and nothing is concluded */
    WeightedSampler(InformationState state, SeededRandom random, CardTables tables, int pool) {
        this.knowledge = state;
        this.random = random;
        this.tables = tables;
        this.pool = pool;
        this.drawn = new ConanPosition[pool];
        this.likelihood = new double[pool];
    }

    static ConanPosition draw(InformationState state, SeededRandom random) {
        Position sample = state.sample(random);
        if (sample instanceof ConanPosition position) {
            return position;
        }
        throw new IllegalArgumentException("not a position of Conan");
    }

    ConanPosition next() {
        ConanPosition first = draw(knowledge, random);
        if (pool == 1 || first.side(0) < 0) {
            return first;
        }
        double sum = 0;
        for (int i = 0; i < pool; i++) {
            drawn[i] = i == 0 ? first : draw(knowledge, random);
            likelihood[i] = likelihood(drawn[i]);
            sum += likelihood[i];
        }
        double left = sum * PlayoutPolicy.random(random);
        int kept = 0;
        while (kept < pool - 1 && left >= likelihood[kept]) {
            left -= likelihood[kept++];
        }
        return drawn[kept];
    }

    /** Who bids high has cards for it, more often than not. */
    private double likelihood(ConanPosition sample) {
        int which = sample.side(0) == knowledge.seat() ? 1 : 0;
        int seat = sample.side(which);
        int raised = sample.bid(which) - 1;
        if (seat == knowledge.seat() || raised < 0) {
            return 1;
        }
        int support = 0;
        for (int attribute = 0; attribute < CardTables.ATTRIBUTES; attribute++) {
            support = Math.max(support, tables.support(sample, seat, attribute));
        }
        return Math.exp(TRUST * support * (raised > 0 ? Math.min(2, raised) : -0.5));
    }
}
