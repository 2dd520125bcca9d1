package parlour.bot.tablebase;

import parlour.conquest.Board;
import parlour.conquest.Handedness;

/**
 * The index of each position in the table, and the meaning of the byte there.
 *
 * <p>The side that has the die is White here, and the dice are right-handed; {@link Tablebase} transforms other
 * positions accordingly. A win is always an odd number of plies away and a loss an even one, so the number alone
 * distinguishes the two.
 */
final class TablebaseIndex {

    /** The square of the die once it has been captured: Key against Key. */
    static final int CAPTURED = Board.SQUARES;

    /** Neither side can force a win. */
    static final int DRAWN = 0;

    /** Not a position (two dice on one square), or a game that is already over. */
    static final int UNPLAYABLE = 255;

    private static final int PAIRS = Board.SQUARES * Board.SQUARES;
    private static final int BLOCK = Handedness.ORIENTATIONS * Board.SQUARES * PAIRS;
    private static final int KEYS_ONLY = 2 * BLOCK;

    static final int SIZE = KEYS_ONLY + 2 * PAIRS;

    private TablebaseIndex() {}

    /**
     * The index of a position. All pairs of Key squares for one die are contiguous.
     *
     * @param orientation of the die; meaningless once it is {@link #CAPTURED}
     */
    static int index(int mover, int orientation, int die, int white, int black) {
        return start(mover, orientation, die) + white * Board.SQUARES + black;
    }

    /** The index of the first of the 72 times 72 positions with this die and this side to move. */
    static int start(int mover, int orientation, int die) {
        return die == CAPTURED
                ? KEYS_ONLY + mover * PAIRS
                : mover * BLOCK + (orientation * Board.SQUARES + die) * PAIRS;
    }

    static boolean isWin(int code) {
        return (code & 1) == 1 && code != UNPLAYABLE;
    }

    static boolean isLoss(int code) {
        return (code & 1) == 0 && code != DRAWN;
    }
}
