package parlour.bot.conan;

import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.bot.sampling.WeightedSampler;
import parlour.conan.ConanPosition;

/** What the opponent's bids in a contest say about its cards. */
final class BidInference {

    /**
     * How much one point of card support raises the odds of a bid that was raised, or lowers those of one that was not.
     */
    private static final double TRUST = 0.25;

    private BidInference() {}

    /**
     * Samples consistent with what a seat knows, weighted by how well they explain the bids.
     *
     * @param pool the number of samples from which one is kept; with 1, bids are ignored
     */
    static WeightedSampler<ConanPosition> sampler(
            InformationState state, SeededRandom random, CardTables tables, int pool) {
        return new WeightedSampler<>(
                () -> state.sample(ConanPosition.class, random),
                sample -> sample.side(0) >= 0,
                sample -> likelihood(sample, state.seat(), tables),
                pool,
                random);
    }

    /** A player who bids high usually has the cards for it. */
    private static double likelihood(ConanPosition sample, int viewer, CardTables tables) {
        int which = sample.side(0) == viewer ? 1 : 0;
        int seat = sample.side(which);
        int raised = sample.bid(which) - 1;
        if (seat == viewer || raised < 0) {
            return 1;
        }
        int support = 0;
        for (int attribute = 0; attribute < CardTables.ATTRIBUTES; attribute++) {
            support = Math.max(support, tables.support(sample, seat, attribute));
        }
        return Math.exp(TRUST * support * (raised > 0 ? Math.min(2, raised) : -0.5));
    }
}
