package parlour.conquest;

/**
 * The 72 squares and the four directions, as small numbers.
 *
 * <p>A square is {@code file * 8 + rank}, so that a file is eight consecutive numbers and both coordinates are found
 * without a division.
 */
public final class Board {

    public static final int FILES = 9;
    public static final int RANKS = 8;
    public static final int SQUARES = FILES * RANKS;

    public static final int NORTH = 0;
    public static final int EAST = 1;
    public static final int SOUTH = 2;
    public static final int WEST = 3;

    /** The Key squares: where the Key dice start, and the other side's goal. */
    static final int E1 = square(4, 0);

    static final int E8 = square(4, 7);

    private static final int[] STEP = {1, 8, -1, -8};
    private static final int[] FILE_STEP = {0, 1, 0, -1};
    private static final int[] RANK_STEP = {1, 0, -1, 0};

    private static final String[] NAMES = names();

    private Board() {}

    public static int square(int file, int rank) {
        return file << 3 | rank;
    }

    public static int file(int square) {
        return square >> 3;
    }

    public static int rank(int square) {
        return square & 7;
    }

    public static boolean contains(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    }

    /** The square {@code count} steps away, which must be on the board. */
    static int step(int square, int direction, int count) {
        return square + STEP[direction] * count;
    }

    public static int fileStep(int direction) {
        return FILE_STEP[direction];
    }

    public static int rankStep(int direction) {
        return RANK_STEP[direction];
    }

    /** The number of steps from one square to another on an empty board. */
    public static int distance(int a, int b) {
        return Math.abs(file(a) - file(b)) + Math.abs(rank(a) - rank(b));
    }

    public static String name(int square) {
        return NAMES[square];
    }

    private static String[] names() {
        String[] names = new String[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            names[square] = "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
        }
        return names;
    }
}
