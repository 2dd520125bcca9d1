package parlour.domination;

/** Fixed random numbers for hashing: the same on every machine and in every version, so that hashes may be stored. */
final class Zobrist {

    static final long LOT_TO_DRAW;
    static final long DRAWING;
    static final long SECOND_GAME;

    private static final int MAX_SEATS = 4;

    private static final long[] LAID = new long[Board.EDGES];
    private static final long[] OWNED = new long[MAX_SEATS * Board.TERRITORIES];
    private static final long[] HELD = new long[MAX_SEATS * Pairs.KINDS * Pairs.COPIES];
    private static final long[] NEXT = new long[MAX_SEATS];
    private static final long[] DRAWN = new long[Pairs.DOMINOES * Pairs.KINDS];

    static {
        long state = 0xD0_3140L;
        for (long[] numbers : new long[][] {LAID, OWNED, HELD, NEXT, DRAWN}) {
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = mix(state += 0x9E3779B97F4A7C15L);
            }
        }
        LOT_TO_DRAW = mix(state += 0x9E3779B97F4A7C15L);
        DRAWING = mix(state += 0x9E3779B97F4A7C15L);
        SECOND_GAME = mix(state + 0x9E3779B97F4A7C15L);
    }

    private Zobrist() {}

    static long laid(int slot) {
        return LAID[slot];
    }

    static long owned(int seat, int territory) {
        return OWNED[seat * Board.TERRITORIES + territory];
    }

    /** The {@code nth} domino of a kind on a rack, from 0: a rack's hash is the sum over its dominoes. */
    static long held(int seat, int pair, int nth) {
        return HELD[(seat * Pairs.KINDS + pair) * Pairs.COPIES + nth];
    }

    /** The seat to move next. */
    static long next(int seat) {
        return NEXT[seat];
    }

    /** The domino at a place in the draw order; it matters only where the same order is used again. */
    static long drawn(int when, int pair) {
        return DRAWN[when * Pairs.KINDS + pair];
    }

    /** The result of the first of two games. */
    static long score(int seat, int territories, int border) {
        return mix(((seat * 64L + territories) * 64L + border) ^ SECOND_GAME);
    }

    /** SplitMix64. */
    private static long mix(long state) {
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
