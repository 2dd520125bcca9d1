package parlour.bot.tablebase;

import static parlour.conquest.ConquestPosition.BLACK;
import static parlour.conquest.ConquestPosition.WHITE;

import parlour.bot.ScoredMove;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;

/**
 * The value of every position with two Key dice and at most one other die, under one set of rules: won, drawn or lost
 * for the side to move, and in how many plies.
 *
 * <p>Immutable, so that many searches may share it. 18 MB.
 */
public final class Tablebase {

    /** Returned by {@link #probe} and {@link #worth} for unknown positions; lower than any score. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    /** Positions with more dice are not in the table. */
    public static final int MAX_DICE = 3;

    /** The length of {@link #bytes}. */
    public static final int BYTES = TablebaseIndex.SIZE;

    /** A die's orientation after turning the board by 180 degrees: the north face becomes the south face. */
    private static final byte[] TURNED = new byte[Handedness.ORIENTATIONS];

    static {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            TURNED[orientation] =
                    (byte) Handedness.orientation(Handedness.top(orientation), 7 - Handedness.south(orientation));
        }
    }

    private final TablebaseRules rules;
    private final byte[] codes;

    private Tablebase(TablebaseRules rules, byte[] codes) {
        this.rules = rules;
        this.codes = codes;
    }

    /** Solves all positions; takes seconds. */
    public static Tablebase solve(TablebaseRules rules, SolverProgress progress) {
        return new Tablebase(rules, RetrogradeSolver.solve(rules, progress));
    }

    /** A table solved before, from its {@link #bytes}. */
    public static Tablebase of(TablebaseRules rules, byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException(bytes.length + " bytes are no table of endings");
        }
        return new Tablebase(rules, bytes.clone());
    }

    public TablebaseRules rules() {
        return rules;
    }

    /** The whole table, to be stored for {@link #of}. */
    public byte[] bytes() {
        return codes.clone();
    }

    /**
     * The exact score of a position for the side to move: {@link ScoredMove#WIN} minus the plies to the win, the
     * negative of that for a loss, or 0. {@link #UNKNOWN} if there are too many dice, if the game is over or played by
     * other rules, or if so many plies have passed without a capture that the win might come too late. A draw stays a
     * draw in any case: the count can only take wins away.
     *
     * <p>Repetitions are left to the caller. The quickest win never repeats a position.
     */
    public int probe(ConquestPosition position) {
        if (position.dice() > MAX_DICE) {
            return UNKNOWN;
        }
        int code = code(position);
        // A win on the limit's last ply still counts.
        int left = position.rules().noProgress() - position.pliesSinceCapture();
        return code != TablebaseIndex.DRAWN && code > left ? UNKNOWN : score(code);
    }

    /** The exact score in a game without the no-progress rule. */
    public int worth(ConquestPosition position) {
        return position.dice() > MAX_DICE ? UNKNOWN : score(code(position));
    }

    private static int score(int code) {
        if (code == TablebaseIndex.UNPLAYABLE) {
            return UNKNOWN;
        }
        if (code == TablebaseIndex.DRAWN) {
            return 0;
        }
        return TablebaseIndex.isWin(code) ? ScoredMove.WIN - code : code - ScoredMove.WIN;
    }

    int code(int index) {
        return codes[index] & 0xFF;
    }

    /** Turns the board so that White has the die, and mirrors it if the dice are left-handed. */
    private int code(ConquestPosition position) {
        int white = position.keySquare(WHITE);
        int black = position.keySquare(BLACK);
        if (white < 0 || black < 0 || !fits(position)) {
            return TablebaseIndex.UNPLAYABLE;
        }
        int mover = position.side();
        int die = position.searchQueries().firstOrdinary();
        int orientation = 0;
        boolean mirrored = position.rules().hand() == Handedness.LEFT;
        if (die < 0) {
            die = TablebaseIndex.CAPTURED;
        } else {
            orientation = position.orientation(die);
            if (position.owner(die) == BLACK) {
                int other = white;
                white = turned(black);
                black = turned(other);
                die = turned(die);
                orientation = TURNED[orientation];
                mover = 1 - mover;
            }
            // Mirroring east and west leaves top and south in place, so the orientation keeps its number.
            die = mirrored ? mirrored(die) : die;
        }
        return code(TablebaseIndex.index(
                mover, orientation, die, mirrored ? mirrored(white) : white, mirrored ? mirrored(black) : black));
    }

    private boolean fits(ConquestPosition position) {
        return position.rules().anyDieWins() == rules.anyDieWins()
                && position.rules().keyCaptures() == rules.keyCaptures();
    }

    private static int turned(int square) {
        return 71 - square;
    }

    /** The square with its file mirrored. */
    private static int mirrored(int square) {
        return 64 - (square & ~7) + (square & 7);
    }
}
