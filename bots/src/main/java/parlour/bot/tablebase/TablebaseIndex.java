package parlour.bot.tablebase;

import parlour.conquest.Board;
import parlour.conquest.Handedness;

/**
 * Where each position stands in the table, and what the byte there means.
 *
 * <p>The side that has the die is White here, and the dice are right-handed; {@link Tablebase} turns other positions until
 * they are so. A win is always an odd number of plies away and a loss an even one, so the number alone tells which of the
 * two it is.
 */
final class TablebaseIndex {

    /** The square of the die once it has been taken: Key against Key. */
    static final int CAPTURED = Board.SQUARES;

    /** Neither side can force a win. */
    static final int DRAWN = 0;

    /** No position at all (two dice on one square), or a game that is already over. */
    static final int UNPLAYABLE = 255;

    private static final int PAIRS = Board.SQUARES * Board.SQUARES;
    private static final int BLOCK = Handedness.ORIENTATIONS * Board.SQUARES * PAIRS;
    private static final int KEYS_ONLY = 2 * BLOCK;

    static final int SIZE = KEYS_ONLY + 2 * PAIRS;

    private TablebaseIndex() {}

    /**
     * The place of a position. It is one sum, so that all pairs of Key squares for one die stand together.
     *
     * @param orientation how the die lies; of no meaning once it is {@link #CAPTURED}
     */
    static int index(int mover, int orientation, int die, int white, int black) {
        return start(mover, orientation, die) + white * Board.SQUARES + black;
    }

    /** The place of the first of the 72 times 72 positions with this die and this side to move. */
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
