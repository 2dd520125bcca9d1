package parlour.bot.conquest;

/** Numbers that look random and follow from a seed: what a weak player's taste depends on. */
final class Chooser {

    private long state;

    Chooser(long seed) {
        state = seed;
    }

    /** From 0 to just below 1 (SplitMix64). */
    double next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return ((z ^ (z >>> 31)) >>> 11) * 0x1.0p-53;
    }
}
