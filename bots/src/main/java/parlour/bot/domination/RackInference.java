package parlour.bot.domination;

import java.util.Arrays;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.bot.sampling.WeightedSampler;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.DominationRules;
import parlour.domination.Pairs;

/**
 * What opponents probably do not hold, judging by the moves they did not make: a player who leaves a territory open
 * that a 2-5 would have closed, or lays a third side where a 2-5 could have been laid safely, hardly has a 2-5, unless
 * it was drawn since.
 *
 * <p>Uses only public information: the board before each of the last moves, and how many of each kind were still
 * unseen. The risk of a move is judged without knowing any rack.
 */
final class RackInference {

    /** Moves of each seat that are considered; older dominoes have mostly been laid since. */
    private static final int MEMORY = 10;

    /** How reliably opponents are assumed to play a move that is better by a whole territory. */
    private static final double TRUST = 0.9;

    /** Differences smaller than this may be a matter of taste. */
    private static final double CLEAR = 0.3;

    private final LayoutTables tables;
    private final HoldProbability probability = new HoldProbability();
    private final byte[] sides = new byte[Board.TERRITORIES];
    private final boolean[] free = new boolean[Pairs.DOMINOES];
    private final int[] out = new int[Pairs.KINDS];

    /** For each seat and kind, how much less likely a domino is on the rack than in the stock. */
    private final double[][] factor;

    private boolean isAny;

    RackInference(LayoutTables tables, int seats) {
        this.tables = tables;
        this.factor = new double[seats][Pairs.KINDS];
    }

    /** Examines the last moves of any sample; all samples give the same result. */
    void look(DominationPosition position, int viewer) {
        isAny = false;
        for (double[] ofSeat : factor) {
            Arrays.fill(ofSeat, 1);
        }
        setUp(position);
        int seats = position.seats();
        int earliest = Math.max(0, position.laid() - MEMORY * seats);
        for (int nth = position.laid() - 1; nth >= earliest; nth--) {
            int slot = position.laid(nth);
            lift(slot);
            int seat = position.laidBy(nth);
            if (seat != viewer) {
                int turnsSince = (position.laid() - 1 - nth) / seats;
                judge(seat, slot, nth, drawnSince(position, turnsSince + 1), seats);
            }
        }
    }

    private void setUp(DominationPosition position) {
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            sides[territory] = (byte) position.sides(territory);
        }
        for (int slot = 0; slot < Pairs.DOMINOES; slot++) {
            free[slot] = position.isFree(slot);
        }
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            out[pair] = position.unseen(-1, pair);
        }
    }

    private void lift(int slot) {
        free[slot] = true;
        out[tables.pair(slot)]++;
        sides[tables.one(slot)]--;
        if (tables.other(slot) != LayoutTables.OUTSIDE) {
            sides[tables.other(slot)]--;
        }
    }

    /**
     * The probability that a domino on a rack was drawn within the last {@code turns} turns, if dominoes are laid at
     * random.
     */
    private static double drawnSince(DominationPosition position, int turns) {
        int draws = position.stockSize() > 0 ? turns : Math.max(0, turns - emptyFor(position));
        return 1 - Math.pow((DominationRules.RACK - 1.0) / DominationRules.RACK, draws);
    }

    /** The number of rounds since the stock ran out. */
    private static int emptyFor(DominationPosition position) {
        int lastDraw = Pairs.DOMINOES - DominationRules.RACK * position.seats();
        return Math.ceilDiv(Math.max(0, position.laid() - lastDraw), position.seats());
    }

    private void judge(int seat, int played, int laidBefore, double drawnSince, int seats) {
        int hidden = Pairs.DOMINOES - laidBefore;
        int racks = Math.min(DominationRules.RACK * seats, hidden);
        probability.set(hidden - racks / seats, racks - racks / seats);
        double actual = worth(played);
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            double missed = best(pair) - actual;
            if (missed > CLEAR && out[pair] > 0) {
                double doubt = TRUST * Math.min(1, missed) * (1 - drawnSince);
                factor[seat][pair] = Math.min(factor[seat][pair], 1 - doubt);
                isAny = true;
            }
        }
    }

    private double best(int pair) {
        double best = Double.NEGATIVE_INFINITY;
        for (int slot = tables.firstSlot(pair); slot < tables.firstSlot(pair + 1); slot++) {
            if (free[slot]) {
                best = Math.max(best, worth(slot));
            }
        }
        return best;
    }

    private double worth(int slot) {
        return side(tables.one(slot), slot) + side(tables.other(slot), slot);
    }

    private double side(int territory, int slot) {
        if (territory == LayoutTables.OUTSIDE || sides[territory] < 2) {
            return 0;
        }
        if (sides[territory] == 3) {
            return 1;
        }
        for (int side = 0; side < 4; side++) {
            int at = tables.side(territory, side);
            if (at != slot && free[at]) {
                return -probability.held(out[tables.pair(at)]);
            }
        }
        throw new IllegalStateException("no side is free");
    }

    /** Whether anything can be inferred. */
    boolean isAny() {
        return isAny;
    }

    /**
     * Samples consistent with what a seat knows, weighted by what the others declined to lay.
     *
     * @param pool the number of samples from which one is kept; with 1, nothing is inferred
     */
    WeightedSampler<DominationPosition> sampler(InformationState state, SeededRandom random, int pool) {
        return new WeightedSampler<>(
                () -> state.sample(DominationPosition.class, random),
                sample -> isAny,
                sample -> likelihood(sample, state.seat()),
                pool,
                random);
    }

    /**
     * How much less likely a domino of a kind is on a seat's rack than in the stock: from 0, impossible, to 1, as
     * likely.
     */
    double factor(int seat, int pair) {
        return factor[seat][pair];
    }

    /** The relative likelihood of a sample's racks, from 0 to 1. */
    double likelihood(DominationPosition sample, int viewer) {
        double likelihood = 1;
        for (int seat = 0; seat < factor.length; seat++) {
            for (int pair = 0; seat != viewer && pair < Pairs.KINDS; pair++) {
                for (int i = sample.held(seat, pair); i > 0; i--) {
                    likelihood *= factor[seat][pair];
                }
            }
        }
        return likelihood;
    }
}
