package parlour.engine.lesson;

/** Numbers that look random and are the same every time. */
final class Repeatable {

    private Repeatable() {}

    /** A number from 0 to {@code bound} - 1, the same for the same {@code seed}. */
    static int number(long seed, int bound) {
        // The mixing step of SplitMix64.
        long mixed = seed + 0x9e3779b97f4a7c15L;
        mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        mixed ^= mixed >>> 31;
        return (int) ((mixed >>> 1) % bound);
    }
}
