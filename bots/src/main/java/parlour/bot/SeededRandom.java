package parlour.bot;

import parlour.game.RandomSource;

/**
 * Reproducible random numbers, the same for a seed on every machine and in the browser: SplitMix64. For search, tests
 * and tournaments; tables where people play draw from a secret instead.
 */
public final class SeededRandom implements RandomSource {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    public SeededRandom(long seed) {
        state = seed;
    }

    /** An independent generator in the same state. */
    public SeededRandom copy() {
        return new SeededRandom(state);
    }

    /** A seed that depends on both arguments. */
    public static long mix(long seed, long with) {
        return scramble(scramble(seed + GOLDEN) + with * GOLDEN);
    }

    public long nextLong() {
        state += GOLDEN;
        return scramble(state);
    }

    /** From 0 to just below 1. */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("nothing to draw below " + bound);
        }
        // Draws from the incomplete range at the top are repeated, so that all numbers are equally likely.
        long range = 1L << 31;
        long even = range - range % bound;
        long drawn = nextLong() >>> 33;
        while (drawn >= even) {
            drawn = nextLong() >>> 33;
        }
        return (int) (drawn % bound);
    }

    private static long scramble(long bits) {
        long mixed = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
