package parlour.bot.tablebase;

import static parlour.conquest.ConquestPosition.BLACK;
import static parlour.conquest.ConquestPosition.WHITE;

import parlour.bot.ScoredMove;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;

/**
 * What every position with two Key dice and at most one other die is worth, under one set of rules: won, drawn or lost
 * for the side to move, and in how many plies.
 *
 * <p>Immutable, so that many searches may share it. 18 MB.
 */
public final class Tablebase {

    /** What {@link #probe} and {@link #worth} answer where they know nothing; no score is so low. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    /** Positions with more dice are not in the table. */
    public static final int MAX_DICE = 3;

    /** The length of {@link #bytes}. */
    public static final int BYTES = TablebaseIndex.SIZE;

    /** How a die lies when the board is turned round: the face that looked north looks south. */
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

    /** Works everything out; this takes seconds. */
    public static Tablebase solve(TablebaseRules rules, SolverProgress progress) {
        return new Tablebase(rules, RetrogradeSolver.solve(rules, progress));
    }

    /** Endings that have been solved before, from their {@link #bytes}. */
    public static Tablebase of(TablebaseRules rules, byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException(bytes.length + " bytes are no table of endings");
        }
        return new Tablebase(rules, bytes.clone());
    }

    public TablebaseRules rules() {
        return rules;
    }

    /** The whole table, to be kept for {@link #of}. */
    public byte[] bytes() {
        return codes.clone();
    }

    /**
     * The score of a position for the side to move, exactly: {@link ScoredMove#WIN} less the plies to the win, the opposite
     * of that, or 0. {@link #UNKNOWN} if there are too many dice, if the game is over or played by other rules, or if so
     * many plies have gone by without a capture that the win might come too late. A draw stays a draw in any case: the
     * count can only take wins away.
     *
     * <p>How often positions have occurred is left to the caller. The quickest way to win never repeats one.
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

    /** The same for a game in which plies without a capture are not counted. */
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

    /** Turns the board until White has the die, and looks into a mirror if the dice are left-handed. */
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
            // Top and south stay where they are in a mirror that stands east or west, so the way keeps its number.
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

    /** The file counted from the other side. */
    private static int mirrored(int square) {
        return 64 - (square & ~7) + (square & 7);
    }
}
