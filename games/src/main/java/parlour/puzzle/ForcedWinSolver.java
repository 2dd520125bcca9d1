package parlour.puzzle;

import java.util.Arrays;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/**
 * Finds forced wins by exhaustive search: the attacker needs one winning move, and every reply must lose. The result is
 * exact; the transposition table only avoids searching a position twice.
 *
 * <p>Searches the given position in place and restores it. The position must have no history beyond a few moves played
 * since it was parsed: otherwise a repetition could be a draw by one path and not by another.
 */
public final class ForcedWinSolver {

    /** Longer than any puzzle; deeper searches are slow. */
    static final int MAX_MOVES = 4;

    /** Every reply loses. */
    private static final int NO_DEFENCE = -1;

    private static final int TABLE_BITS = 14;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final ConquestPosition position;
    private final boolean remembers;

    /** Each entry is a key whose lowest bit is replaced by the result. */
    private final long[] table = new long[1 << TABLE_BITS];

    private final MoveList[] attacks = new MoveList[MAX_MOVES + 1];
    private final MoveList[] replies = new MoveList[MAX_MOVES + 1];

    /** The last refutation by number of moves left; it usually refutes the next attempt too. */
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

    /** Whether the side to move has a forced win within this many of its own moves. */
    public boolean wins(int moves) {
        check(moves);
        return !position.isOver() && attack(moves);
    }

    /** The length of the shortest forced win for the side to move, or 0 if it is longer than {@code max}. */
    public int distance(int max) {
        for (int moves = 1; moves <= max; moves++) {
            if (wins(moves)) {
                return moves;
            }
        }
        return 0;
    }

    /**
     * All moves that start a forced win within this many moves, including the first; in the order of the position's
     * list.
     */
    public int[] winningMoves(int moves) {
        check(moves);
        return Arrays.stream(position.legalMoves().toArray())
                .filter(move -> forces(move, moves))
                .toArray();
    }

    /**
     * With the losing side to move: a reply after which the other side has no win within this many moves, or
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

    // ---- Search ----

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

    /** A refuting reply, {@link ConquestPosition#NO_MOVE} where having no move is a draw, or {@link #NO_DEFENCE}. */
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
