package parlour.conquest;

import java.util.Arrays;

/**
 * The dice on the board: their squares and orientations.
 *
 * <p>Every die keeps its number throughout the game: 0 to 8 White's, 9 to 17 Black's, the Key dice first. A captured
 * die is on {@link #CAPTURED} and keeps its orientation, so that undoing a move needs no search. The squares are stored
 * three times, each for one kind of query: {@link #square} (the square of a die), {@link #dieAt} (the die on a square)
 * and {@link #lines} (the occupied squares of files and ranks, as bits, for {@link RouteBitboards}). The fields are
 * package-private: {@link MoveGenerator} and {@link SearchQueries} use them in their innermost loops.
 */
final class Dice {

    static final int A_SIDE = 9;
    static final int ALL = 2 * A_SIDE;

    /** The square of a captured die. */
    static final int CAPTURED = -1;

    /** The value for an empty square. */
    static final int NONE = -1;

    final byte[] square = new byte[ALL];
    final byte[] orientation = new byte[ALL];
    final byte[] dieAt = new byte[Board.SQUARES];

    /** For each side the lines that {@link RouteBitboards#flip} updates. */
    final long[][] lines = new long[2][Board.FILES + Board.RANKS];

    private int left;

    /** An empty board. */
    Dice() {
        Arrays.fill(square, (byte) CAPTURED);
        Arrays.fill(dieAt, (byte) NONE);
    }

    Dice(Dice that) {
        System.arraycopy(that.square, 0, square, 0, ALL);
        System.arraycopy(that.orientation, 0, orientation, 0, ALL);
        System.arraycopy(that.dieAt, 0, dieAt, 0, Board.SQUARES);
        System.arraycopy(that.lines[0], 0, lines[0], 0, lines[0].length);
        System.arraycopy(that.lines[1], 0, lines[1], 0, lines[1].length);
        left = that.left;
    }

    static int side(int die) {
        return die < A_SIDE ? ConquestPosition.WHITE : ConquestPosition.BLACK;
    }

    static boolean isKey(int die) {
        return die == 0 || die == A_SIDE;
    }

    /** The number of a side's Key die. */
    static int key(int side) {
        return side * A_SIDE;
    }

    /** The number of dice of both sides on the board. */
    int left() {
        return left;
    }

    /** The number of squares a die moves. */
    int routeLength(int die) {
        return isKey(die) ? 1 : Handedness.top(orientation[die]);
    }

    /** The side whose die is on a square, or -1. */
    int owner(int on) {
        int die = dieAt[on];
        return die == NONE ? -1 : side(die);
    }

    boolean holdsKey(int on) {
        return dieAt[on] != NONE && isKey(dieAt[on]);
    }

    void put(int die, int on, int newOrientation) {
        orientation[die] = (byte) newOrientation;
        putBack(die, on);
    }

    /** Puts a captured die back on its square. */
    void putBack(int die, int on) {
        square[die] = (byte) on;
        dieAt[on] = (byte) die;
        left++;
        RouteBitboards.flip(lines[side(die)], on);
    }

    void take(int die, int on) {
        square[die] = CAPTURED;
        dieAt[on] = NONE;
        left--;
        RouteBitboards.flip(lines[side(die)], on);
    }

    /** Moves a die to an empty square. */
    void move(int die, int from, int to, int newOrientation) {
        dieAt[from] = NONE;
        dieAt[to] = (byte) die;
        square[die] = (byte) to;
        orientation[die] = (byte) newOrientation;
        long[] own = lines[side(die)];
        RouteBitboards.flip(own, from);
        RouteBitboards.flip(own, to);
    }
}
