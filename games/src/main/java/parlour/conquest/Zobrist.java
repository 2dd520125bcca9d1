package parlour.conquest;

/** Fixed random numbers for hashing: the same on every machine and in every version, so that hashes may be stored. */
final class Zobrist {

    static final long BLACK_TO_MOVE;
    static final long LOT_TO_DRAW;

    private static final long[] NUMBERS = new long[2 * 32 * 128];

    static {
        long state = 0x50A2_1075L;
        for (int i = 0; i < NUMBERS.length; i++) {
            NUMBERS[i] = mix(state += 0x9E3779B97F4A7C15L);
        }
        BLACK_TO_MOVE = mix(state += 0x9E3779B97F4A7C15L);
        LOT_TO_DRAW = mix(state + 0x9E3779B97F4A7C15L);
    }

    private Zobrist() {}

    static long of(int side, int orientation, int square) {
        return NUMBERS[side << 12 | orientation << 7 | square];
    }

    /** SplitMix64. */
    private static long mix(long state) {
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
