package parlour.domination;

import parlour.game.RandomSource;

/**
 * Samples a random position consistent with everything a seat knows: its own rack, everything laid and by whom, and, in
 * a mirrored match, which dominoes it drew when.
 *
 * <p>The dominoes the seat has not seen are shuffled and dealt to the other racks, and the rest is the stock: every
 * arrangement is equally likely. Nothing is inferred from how the others play, except that whoever passed could lay
 * nothing.
 *
 * <p>A mirrored match also records the order of the dominoes. In the first game the others' past draws are put into an
 * {@linkplain DrawOrderSampler order} in which they could have played as they did. In the second game everything the
 * other player draws is known, because this seat drew it before; only the order of its own future draws is hidden.
 */
final class Sampler {

    /** Deals in which the game would be over are dealt again so often; then one domino is exchanged. */
    private static final int MAX_DEALS = 32;

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
        deal();
        for (int i = 0; i < MAX_DEALS && endsTooEarly(); i++) {
            deal();
        }
        if (endsTooEarly()) {
            letSomebodyLay();
        }
        if (!truth.layout().isExact()) {
            sample.settle();
        }
    }

    private void deal() {
        Racks racks = sample.racks();
        for (int other = 0; other < truth.seats(); other++) {
            if (other != seat) {
                racks.putAllBack(other);
            }
        }
        if (!truth.layout().isExact()) {
            dealToThoseWhoPassed();
        }
        for (int other = 0; other < truth.seats(); other++) {
            for (int i = racks.size(other); other != seat && i < truth.rackSize(other); i++) {
                racks.draw(other, racks.inStock(random.nextInt(racks.left())));
            }
        }
    }

    // ---- Boards that are not exact ----

    /**
     * "A pass tells everybody that the passer holds nothing with a free slot": their racks are dealt first, from the
     * pairs without one. Fewer slots are free later, so what the first to pass may hold, the next may hold too: dealt in
     * this order, every arrangement is equally likely.
     */
    private void dealToThoseWhoPassed() {
        Racks racks = sample.racks();
        boolean[] isDealt = new boolean[truth.seats()];
        for (int nth = 0; nth < truth.passes(); nth++) {
            int passer = truth.passedBy(nth);
            if (passer == seat || isDealt[passer]) {
                continue;
            }
            isDealt[passer] = true;
            boolean[] allowed = withoutFreeSlot(truth.passedAfter(nth));
            for (int i = 0; i < truth.rackSize(passer); i++) {
                racks.draw(passer, inStock(allowed));
            }
        }
        // At the end nobody could lay anything, whether they passed or not.
        for (int other = 0; truth.isOver() && other < truth.seats(); other++) {
            boolean[] allowed = withoutFreeSlot(truth.laid());
            for (int i = racks.size(other); other != seat && i < truth.rackSize(other); i++) {
                racks.draw(other, inStock(allowed));
            }
        }
    }

    /** The pairs that had no free slot when so many dominoes were laid. */
    private boolean[] withoutFreeSlot(int laid) {
        int[] taken = new int[Pairs.KINDS];
        for (int nth = 0; nth < laid; nth++) {
            taken[truth.layout().pair(truth.laid(nth))]++;
        }
        boolean[] full = new boolean[Pairs.KINDS];
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            full[pair] = taken[pair] == truth.layout().slots(pair);
        }
        return full;
    }

    /** A random domino of the stock among these kinds, each equally likely. */
    private int inStock(boolean[] allowed) {
        int number = 0;
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            number += allowed[pair] ? sample.stock(pair) : 0;
        }
        int lot = random.nextInt(number);
        int pair = -1;
        while (lot >= 0) {
            pair++;
            lot -= allowed[pair] ? sample.stock(pair) : 0;
        }
        return pair;
    }

    /** Everybody sees that the game goes on, so that somebody can lay something; in this sample nobody can. */
    private boolean endsTooEarly() {
        if (truth.layout().isExact() || truth.turn() < 0) {
            return false;
        }
        for (int each = 0; each < truth.seats(); each++) {
            if (sample.canLay(each)) {
                return false;
            }
        }
        return true;
    }

    /** One of the others who have not passed gets a domino with a free slot for one of their own. */
    private void letSomebodyLay() {
        boolean[] free = new boolean[Pairs.KINDS];
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            free[pair] = truth.hasFreeSlot(pair);
        }
        int other = someoneWhoMayLay();
        Racks racks = sample.racks();
        int lot = random.nextInt(racks.size(other));
        int given = -1;
        while (lot >= 0) {
            given++;
            lot -= racks.held(other, given);
        }
        int taken = inStock(free);
        racks.putBack(other, given);
        racks.draw(other, taken);
    }

    private int someoneWhoMayLay() {
        int chosen = -1;
        int number = 0;
        for (int other = 0; other < truth.seats(); other++) {
            if (other != seat && truth.rackSize(other) > 0 && !truth.hasPassed(other)) {
                number++;
                chosen = random.nextInt(number) == 0 ? other : chosen;
            }
        }
        return chosen;
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
    private void addPlays(DrawOrderSampler order, BoardState boardState, int role) {
        for (int nth = role; nth < boardState.count; nth += 2) {
            order.addPlayed(truth.layout().pair(boardState.laid(nth)));
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
