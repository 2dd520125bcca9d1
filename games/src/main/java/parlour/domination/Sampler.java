package parlour.domination;

import parlour.game.RandomSource;

/**
 * Samples a random position consistent with everything a seat knows: its own rack, everything laid and by whom, and, in
 * a mirrored match, which dominoes it drew when.
 *
 * <p>The dominoes the seat has not seen are shuffled and dealt to the other racks, and the rest is the stock: every
 * arrangement is equally likely. Nothing is inferred from how the others play.
 *
 * <p>A mirrored match also records the order of the dominoes. In the first game the others' past draws are put into an
 * {@linkplain DrawOrderSampler order} in which they could have played as they did. In the second game everything the
 * other player draws is known, because this seat drew it before; only the order of its own future draws is hidden.
 */
final class Sampler {

    private final DominationPosition truth;
    private final DominationPosition sample;
    private final int seat;
    private final RandomSource random;

    Sampler(DominationPosition truth, int seat, RandomSource random) {
        this.truth = truth;
        this.sample = truth.copy();
        this.seat = seat;
        this.random = random;
        sample.clearHistory();
    }

    DominationPosition position() {
        if (truth.game() == 0) {
            dealUnseen();
            if (truth.rules().isMirrored()) {
                orderPast();
            }
        } else {
            orderFuture();
        }
        return sample;
    }

    private void dealUnseen() {
        Racks racks = sample.racks();
        for (int other = 0; other < truth.seats(); other++) {
            if (other != seat) {
                racks.putAllBack(other);
            }
        }
        for (int other = 0; other < truth.seats(); other++) {
            for (int i = 0; other != seat && i < truth.rackSize(other); i++) {
                racks.draw(other, racks.inStock(random.nextInt(racks.left())));
            }
        }
    }

    // ---- Mirrored matches ----

    /** The other player's draws of the first game so far. */
    private void orderPast() {
        int other = 1 - seat;
        int total = draws(other == truth.first() ? 0 : 1, truth.drawn());
        DrawOrderSampler past = new DrawOrderSampler(total);
        addPlays(past, truth.boardState(0), truth.first(0) == other ? 0 : 1);
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            for (int i = 0; i < sample.held(other, pair); i++) {
                past.addUnplayed(pair);
            }
        }
        write(past.drawn(random), other == truth.first() ? 0 : 1);
    }

    /** This seat's own draws of the second game, which are the other player's of the first. */
    private void orderFuture() {
        int role = seat == truth.first() ? 0 : 1;
        DrawOrderSampler future = new DrawOrderSampler(Pairs.DOMINOES / 2);
        addPlays(future, truth.boardState(0), role);
        int known = draws(role, truth.drawn());
        for (int i = 0; i < known; i++) {
            future.addKnown(truth.order(when(role, i)));
        }
        write(future.drawn(random), role);
    }

    /** Adds the dominoes laid in a game by the player who began it, or by the other. */
    private static void addPlays(DrawOrderSampler order, BoardState boardState, int role) {
        for (int nth = role; nth < boardState.count; nth += 2) {
            order.addPlayed(Layout.pair(boardState.laid(nth)));
        }
    }

    private void write(int[] pairs, int role) {
        for (int i = 0; i < pairs.length; i++) {
            sample.order(when(role, i), pairs[i]);
        }
    }

    /** Of {@code ofBoth} draws, the number made by the player who began (0) or by the other (1). */
    static int draws(int role, int ofBoth) {
        int rack = DominationRules.RACK;
        if (ofBoth <= 2 * rack) {
            return Math.max(0, Math.min(rack, ofBoth - role * rack));
        }
        return rack + (ofBoth - 2 * rack + 1 - role) / 2;
    }

    /** The index among all draws of the {@code nth} draw of the player who began (0) or of the other (1). */
    static int when(int role, int nth) {
        int rack = DominationRules.RACK;
        return nth < rack ? role * rack + nth : 2 * rack + 2 * (nth - rack) + role;
    }
}
