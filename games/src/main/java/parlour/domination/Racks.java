package parlour.domination;

import java.util.Arrays;

/** The dominoes not on the board: those on each rack, and the stock. */
final class Racks {

    private static final int MAX_SEATS = 4;

    private final Layout layout;

    /** The number of dominoes of each kind that each seat holds. */
    private final byte[] held = new byte[MAX_SEATS * Pairs.KINDS];

    /** A bit for every slot, free or not, that shows a pair the seat holds. */
    private final long[] low = new long[MAX_SEATS];

    private final long[] high = new long[MAX_SEATS];
    private final int[] sizes = new int[MAX_SEATS];
    private final byte[] stock = new byte[Pairs.KINDS];
    private int left;

    /** The hash of all racks; the stock follows from them. */
    private long hash;

    Racks(Layout layout) {
        this.layout = layout;
        fillStock();
    }

    Racks(Racks that) {
        layout = that.layout;
        System.arraycopy(that.held, 0, held, 0, held.length);
        System.arraycopy(that.low, 0, low, 0, MAX_SEATS);
        System.arraycopy(that.high, 0, high, 0, MAX_SEATS);
        System.arraycopy(that.sizes, 0, sizes, 0, MAX_SEATS);
        System.arraycopy(that.stock, 0, stock, 0, stock.length);
        left = that.left;
        hash = that.hash;
    }

    /** Returns all dominoes to the stock. */
    void fillStock() {
        Arrays.fill(stock, (byte) Pairs.COPIES);
        left = Pairs.DOMINOES;
    }

    void emptyStock() {
        Arrays.fill(stock, (byte) 0);
        left = 0;
    }

    // ---- Queries ----

    int held(int seat, int pair) {
        return held[seat * Pairs.KINDS + pair];
    }

    int size(int seat) {
        return sizes[seat];
    }

    int stock(int pair) {
        return stock[pair];
    }

    int left() {
        return left;
    }

    long low(int seat) {
        return low[seat];
    }

    long high(int seat) {
        return high[seat];
    }

    long hash() {
        return hash;
    }

    /** The kind of domino for a random number from 0 to {@link #left} - 1. */
    int inStock(int lot) {
        int pair = 0;
        int rest = lot - stock[0];
        while (rest >= 0) {
            rest -= stock[++pair];
        }
        return pair;
    }

    // ---- Changes ----

    void draw(int seat, int pair) {
        stock[pair]--;
        left--;
        add(seat, pair);
    }

    void putBack(int seat, int pair) {
        stock[pair]++;
        left++;
        remove(seat, pair);
    }

    void add(int seat, int pair) {
        int had = held[seat * Pairs.KINDS + pair]++;
        hash ^= Zobrist.held(seat, pair, had);
        sizes[seat]++;
        if (had == 0) {
            toggle(seat, pair);
        }
    }

    void remove(int seat, int pair) {
        int has = --held[seat * Pairs.KINDS + pair];
        hash ^= Zobrist.held(seat, pair, has);
        sizes[seat]--;
        if (has == 0) {
            toggle(seat, pair);
        }
    }

    /** Returns all dominoes of a rack to the stock. */
    void putAllBack(int seat) {
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            while (held(seat, pair) > 0) {
                putBack(seat, pair);
            }
        }
    }

    private void toggle(int seat, int pair) {
        low[seat] ^= layout.slotsLow[pair];
        high[seat] ^= layout.slotsHigh[pair];
    }
}
