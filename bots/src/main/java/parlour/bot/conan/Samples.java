package parlour.bot.conan;

import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.conan.ConanPosition;
import parlour.game.Position;

/**
 * Positions that could be true, the likelier the more often: of several that the house draws, all equally likely, one is kept
 * by how well it agrees with what the other side of a contest has bid.
 */
final class Samples {

    /** How much a lead of one speaks for a bid that was raised, or against one that was not. */
    private static final double TRUST = 0.25;

    private final Knowledge knowledge;
    private final SeededLots lots;
    private final Deck deck;
    private final int pool;
    private final ConanPosition[] drawn;
    private final double[] likelihood;

    /** @param pool of how many one is kept; of one, and nothing is concluded */
    Samples(Knowledge knowledge, SeededLots lots, Deck deck, int pool) {
        this.knowledge = knowledge;
        this.lots = lots;
        this.deck = deck;
        this.pool = pool;
        this.drawn = new ConanPosition[pool];
        this.likelihood = new double[pool];
    }

    static ConanPosition draw(Knowledge knowledge, SeededLots lots) {
        Position sample = knowledge.sample(lots);
        if (sample instanceof ConanPosition position) {
            return position;
        }
        throw new IllegalArgumentException("not a position of Conan");
    }

    ConanPosition next() {
        ConanPosition first = draw(knowledge, lots);
        if (pool == 1 || first.side(0) < 0) {
            return first;
        }
        double sum = 0;
        for (int i = 0; i < pool; i++) {
            drawn[i] = i == 0 ? first : draw(knowledge, lots);
            likelihood[i] = likelihood(drawn[i]);
            sum += likelihood[i];
        }
        double left = sum * Thumb.random(lots);
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
        for (int attribute = 0; attribute < Deck.ATTRIBUTES; attribute++) {
            support = Math.max(support, deck.support(sample, seat, attribute));
        }
        return Math.exp(TRUST * support * (raised > 0 ? Math.min(2, raised) : -0.5));
    }
}
