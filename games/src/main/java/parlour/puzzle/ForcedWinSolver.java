package parlour.puzzle;

import java.util.Arrays;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/**
 * Forced wins by exhaustion: one good move is enough for the side that wants to win, and every reply must fail. Nothing is
 * left out and nothing is estimated; a table only saves looking at the same position twice.
 *
 * <p>Works on the position it is given and puts it back as it was. That position must have no history, as one that was read
 * from text and played on for a few moves: with one, a repetition could be a draw by one way and not by another.
 */
public final class ForcedWinSolver {

    /** No puzzle is longer; and nothing deeper is quick. */
    static final int MAX_MOVES = 4;

    /** Every reply loses. */
    private static final int NO_DEFENCE = -1;

    private static final int TABLE_BITS = 14;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final ConquestPosition position;
    private final boolean remembers;

    /** A key without its last bit, and the verdict in that bit. */
    private final long[] table = new long[1 << TABLE_BITS];

    private final MoveList[] attacks = new MoveList[MAX_MOVES + 1];
    private final MoveList[] replies = new MoveList[MAX_MOVES + 1];

    /** What refuted the last attempt with so many moves left; it mostly refutes the next one too. */
    private final int[] refutations = new int[MAX_MOVES + 1];

    public ForcedWinSolver(ConquestPosition position) {
        this.position = position;
        // Near the no-progress limit results depend on the ply count, which the hash omits: no caching.
        this.remembers =
                position.pliesSinceCapture() + 2L * MAX_MOVES < position.rules().noProgress();
        for (int i = 0; i <= MAX_MOVES; i++) {
            attacks[i] = new MoveList();
            replies[i] = new MoveList();
        }
    }

    /** Whether the side to move wins within so many moves of its own, whatever the other side does. */
    public boolean wins(int moves) {
        check(moves);
        return !position.isOver() && attack(moves);
    }

    /** In how many moves the side to move wins by force, or 0 if it takes more than {@code most}. */
    public int distance(int max) {
        for (int moves = 1; moves <= max; moves++) {
            if (wins(moves)) {
                return moves;
            }
        }
        return 0;
    }

    /** Every move that wins within so many moves, this one included; in the order of the position's own list. */
    public int[] winningMoves(int moves) {
        check(moves);
        return Arrays.stream(position.legalMoves().toArray())
                .filter(move -> forces(move, moves))
                .toArray();
    }

    /**
     * With the losing side to move: a reply after which the other side does not win within so many moves, or
     * {@link ConquestPosition#NO_MOVE} if there is none. A reply that wins is preferred.
     */
    public int refutation(int moves) {
        check(moves);
        return position.isOver() ? ConquestPosition.NO_MOVE : Math.max(defence(moves), ConquestPosition.NO_MOVE);
    }

    private static void check(int moves) {
        if (moves < 1 || moves > MAX_MOVES) {
            throw new IllegalArgumentException("cannot prove a win in " + moves);
        }
    }

    // ---- The search ----

    private boolean attack(int moves) {
        if (position.searchQueries().winningMove(position.side()) != ConquestPosition.NO_MOVE) {
            return true;
        }
        if (moves == 1) {
            return false;
        }
        long key = (position.hash() + moves * GOLDEN) & ~1L;
        int slot = (int) (key >>> (Long.SIZE - TABLE_BITS));
        if (remembers && (table[slot] & ~1L) == key) {
            return (table[slot] & 1) == 1;
        }
        boolean wins = isAnyForcing(moves);
        if (remembers) {
            table[slot] = key | (wins ? 1 : 0);
        }
        return wins;
    }

    private boolean isAnyForcing(int moves) {
        MoveList list = attacks[moves];
        list.clear();
        position.legalMoves(list);
        for (int i = 0; i < list.size(); i++) {
            if (forces(list.get(i), moves)) {
                return true;
            }
        }
        return false;
    }

    private boolean forces(int move, int moves) {
        int mover = position.side();
        position.play(move);
        boolean forces = position.isDecided()
                ? position.outcome().orElseThrow().share(mover) == 1
                : moves > 1 && defence(moves - 1) == NO_DEFENCE;
        position.undo();
        return forces;
    }

    /** A reply that holds, {@link ConquestPosition#NO_MOVE} where having none at all is a draw, or {@link #NO_DEFENCE}. */
    private int defence(int moves) {
        int strike = position.searchQueries().winningMove(position.side());
        if (strike != ConquestPosition.NO_MOVE) {
            return strike;
        }
        int tried = refutations[moves];
        if (tried != ConquestPosition.NO_MOVE && position.searchQueries().isMove(tried) && holds(tried, moves)) {
            return tried;
        }
        MoveList list = replies[moves];
        list.clear();
        position.legalMoves(list);
        for (int i = 0; i < list.size(); i++) {
            if (holds(list.get(i), moves)) {
                refutations[moves] = list.get(i);
                return list.get(i);
            }
        }
        return list.isEmpty() ? ConquestPosition.NO_MOVE : NO_DEFENCE;
    }

    private boolean holds(int reply, int moves) {
        position.play(reply);
        boolean holds = position.isDecided() || !attack(moves);
        position.undo();
        return holds;
    }
}
