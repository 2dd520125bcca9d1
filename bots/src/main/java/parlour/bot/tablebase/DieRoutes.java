package parlour.bot.tablebase;

import parlour.conquest.Board;
import parlour.conquest.Handedness;

/**
 * Every route of a right-handed die on an empty board, by square and orientation: forward, where it can go, and
 * backward, where it can have come from.
 *
 * <p>A route walked backwards is again a straight or L-shaped route, with every quarter turn undone, so one walk serves
 * both kinds. A backward route is valid if the die at its start shows the number of squares walked.
 */
final class DieRoutes {

    private static final DieRoutes[] FORWARD = new DieRoutes[Handedness.ORIENTATIONS * Board.SQUARES];
    private static final DieRoutes[] BACKWARD = new DieRoutes[Handedness.ORIENTATIONS * Board.SQUARES];

    static {
        for (int newOrientation = 0; newOrientation < Handedness.ORIENTATIONS; newOrientation++) {
            for (int square = 0; square < Board.SQUARES; square++) {
                DieRoutes onward = new DieRoutes();
                onward.walkAll(square, newOrientation, Handedness.top(newOrientation), false);
                FORWARD[newOrientation * Board.SQUARES + square] = onward;
                DieRoutes back = new DieRoutes();
                for (int count = 1; count <= 6; count++) {
                    back.walkAll(square, newOrientation, count, true);
                }
                BACKWARD[newOrientation * Board.SQUARES + square] = back;
            }
        }
    }

    /** The routes a die may take; the squares that must be empty are those passed, excluding the last. */
    static DieRoutes forward(int orientation, int square) {
        return FORWARD[orientation * Board.SQUARES + square];
    }

    /** The routes that may have brought a die here, seen from here; their starting square must be empty too. */
    static DieRoutes backward(int orientation, int square) {
        return BACKWARD[orientation * Board.SQUARES + square];
    }

    /** A route of six squares turns in five places, left or right, or not at all, and starts in four directions. */
    private static final int MAX = 6 * 4 * (2 * 5 + 1);

    private final byte[] square = new byte[MAX];
    private final byte[] orientation = new byte[MAX];
    private final long[] low = new long[MAX];
    private final int[] high = new int[MAX];
    private int size;

    private DieRoutes() {}

    int size() {
        return size;
    }

    /** The square where the walk ends. */
    int square(int route) {
        return square[route];
    }

    /** The orientation of the die there. */
    int orientation(int route) {
        return orientation[route];
    }

    /** Whether none of the squares that must be empty is among those given as {@link #low} and {@link #high}. */
    boolean isOpen(int route, long low, int high) {
        return (this.low[route] & low) == 0 && (this.high[route] & high) == 0;
    }

    /** 72 squares as bits: the first 64 of them. */
    static long low(int square) {
        return square < 64 ? 1L << square : 0;
    }

    static int high(int square) {
        return square < 64 ? 0 : 1 << (square - 64);
    }

    private void walkAll(int from, int orientation, int count, boolean backwards) {
        for (int first = 0; first < 4; first++) {
            walk(from, orientation, first, count, first, 0, backwards);
            for (int corner = 1; corner < count; corner++) {
                walk(from, orientation, first, corner, (first + 1) & 3, count - corner, backwards);
                walk(from, orientation, first, corner, (first + 3) & 3, count - corner, backwards);
            }
        }
    }

    private void walk(
            int from, int newOrientation, int first, int firstCount, int second, int secondCount, boolean backwards) {
        int file = Board.file(from);
        int rank = Board.rank(from);
        int count = firstCount + secondCount;
        long passedLow = 0;
        int passedHigh = 0;
        for (int step = 1; step <= count; step++) {
            int direction = step <= firstCount ? first : second;
            file += Board.fileStep(direction);
            rank += Board.rankStep(direction);
            if (!Board.contains(file, rank)) {
                return;
            }
            if (step < count || backwards) {
                passedLow |= low(Board.square(file, rank));
                passedHigh |= high(Board.square(file, rank));
            }
        }
        int atCorner = Handedness.RIGHT.tumbled(newOrientation, first, firstCount);
        int arrival = Handedness.RIGHT.tumbled(atCorner, second, secondCount);
        if (backwards && Handedness.top(arrival) != count) {
            return;
        }
        square[size] = (byte) Board.square(file, rank);
        orientation[size] = (byte) arrival;
        low[size] = passedLow;
        high[size] = passedHigh;
        size++;
    }
}
