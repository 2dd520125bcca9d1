package parlour.bot.domination;

import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.domination.DominationPosition;
import parlour.game.Position;

/**
 * Positions that could be true, the likelier the more often: of several that the house draws, all equally likely, one is
 * kept by how well it agrees with what the others have declined.
 */
final class Samples {

    private final Knowledge knowledge;
    private final SeededLots lots;
    private final Suspicion suspicion;
    private final int pool;
    private final DominationPosition[] drawn;
    private final double[] likelihood;

    /** @param pool of how many one is kept; of one, and nothing is concluded */
    Samples(Knowledge knowledge, SeededLots lots, Suspicion suspicion, int pool) {
        this.knowledge = knowledge;
        this.lots = lots;
        this.suspicion = suspicion;
        this.pool = pool;
        this.drawn = new DominationPosition[pool];
        this.likelihood = new double[pool];
    }

    static DominationPosition draw(Knowledge knowledge, SeededLots lots) {
        Position sample = knowledge.sample(lots);
        if (sample instanceof DominationPosition position) {
            return position;
        }
        throw new IllegalArgumentException("not a position of Domination");
    }

    DominationPosition next() {
        if (pool == 1 || !suspicion.isAny()) {
            return draw(knowledge, lots);
        }
        double sum = 0;
        for (int i = 0; i < pool; i++) {
            drawn[i] = draw(knowledge, lots);
            likelihood[i] = suspicion.likelihood(drawn[i], knowledge.seat());
            sum += likelihood[i];
        }
        double left = sum * ((lots.next() >>> 11) * 0x1.0p-53);
        int kept = 0;
        while (kept < pool - 1 && left >= likelihood[kept]) {
            left -= likelihood[kept++];
        }
        return drawn[kept];
    }
}
