package parlour.domination;

/** The 28 kinds of domino, four of each, in the order {@code 0-0 0-1 … 0-6 1-1 … 6-6}. */
public final class Pairs {

    /** The number of kinds. */
    public static final int KINDS = 28;

    /** The number of dominoes of each kind. */
    public static final int COPIES = 4;

    public static final int DOMINOES = KINDS * COPIES;

    /** The highest number on a domino. */
    public static final int MAX_PIPS = 6;

    private static final byte[] LOW = new byte[KINDS];
    private static final byte[] HIGH = new byte[KINDS];
    private static final byte[] PAIR = new byte[64];
    private static final String[] NAMES = new String[KINDS];

    static {
        int pair = 0;
        for (int low = 0; low <= MAX_PIPS; low++) {
            for (int high = low; high <= MAX_PIPS; high++) {
                LOW[pair] = (byte) low;
                HIGH[pair] = (byte) high;
                PAIR[low << 3 | high] = (byte) pair;
                PAIR[high << 3 | low] = (byte) pair;
                NAMES[pair] = low + "-" + high;
                pair++;
            }
        }
    }

    private Pairs() {}

    /** The pair of two numbers, in either order. */
    public static int pair(int one, int other) {
        return PAIR[one << 3 | other];
    }

    public static int low(int pair) {
        return LOW[pair];
    }

    public static int high(int pair) {
        return HIGH[pair];
    }

    /** The name of a pair, the lower number first: {@code 2-5}. */
    public static String name(int pair) {
        return NAMES[pair];
    }
}
