package parlour.bot;

import parlour.game.Lots;

/**
 * Lots that repeat from their seed, on every machine and in the browser alike: SplitMix64. For search, tests and
 * tournaments; a table where people play draws its lots from a secret instead.
 */
public final class SeededLots implements Lots {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    public SeededLots(long seed) {
        state = seed;
    }

    /** Lots that go on as these would, independent of them. */
    public SeededLots copy() {
        return new SeededLots(state);
    }

    /** A seed that depends on both, and looks like neither. */
    public static long mix(long seed, long with) {
        return scramble(scramble(seed + GOLDEN) + with * GOLDEN);
    }

    public long next() {
        state += GOLDEN;
        return scramble(state);
    }

    @Override
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("nothing to draw below " + bound);
        }
        // Draws from the uneven rest at the top are drawn again, so that no number is favoured.
        long range = 1L << 31;
        long even = range - range % bound;
        long drawn = next() >>> 33;
        while (drawn >= even) {
            drawn = next() >>> 33;
        }
        return (int) (drawn % bound);
    }

    private static long scramble(long bits) {
        long mixed = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
