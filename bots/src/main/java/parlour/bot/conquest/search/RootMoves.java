package parlour.bot.conquest.search;

import java.util.Arrays;
import java.util.List;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** The moves at the root, the best of the last iteration first. */
final class RootMoves {

    private final int[] moves;
    private final long[] effort;
    private int best;
    private int bestScore;
    private List<Integer> line = List.of();
    private boolean sure;

    private RootMoves(int[] moves) {
        this.moves = moves;
        this.effort = new long[moves.length];
    }

    /** The moves the player sees; all moves if it sees none. */
    static RootMoves of(ConquestPosition position, int longestTurn) {
        MoveList all = position.legalMoves();
        MoveList seen = new MoveList();
        for (int i = 0; i < all.size(); i++) {
            if (!position.searchQueries().isDuplicateRoute(all.get(i)) && VisibleRoutes.sees(all.get(i), longestTurn)) {
                seen.add(all.get(i));
            }
        }
        return new RootMoves(seen.isEmpty() ? all.toArray() : seen.toArray());
    }

    /**
     * The same without one move, to find the next best.
     *
     * @param leader expected to be the best of the rest
     */
    RootMoves without(int move, int leader) {
        int kept = 0;
        int[] others = new int[moves.length];
        long[] efforts = new long[moves.length];
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] != move) {
                others[kept] = moves[i];
                efforts[kept++] = effort[i];
            }
        }
        RootMoves rest = new RootMoves(Arrays.copyOf(others, kept));
        System.arraycopy(efforts, 0, rest.effort, 0, kept);
        rest.best = leader;
        return rest;
    }

    int size() {
        return moves.length;
    }

    int[] moves() {
        return moves.clone();
    }

    int move(int index) {
        return moves[index];
    }

    int best() {
        return best;
    }

    int bestScore() {
        return bestScore;
    }

    List<Integer> line() {
        return line;
    }

    /** Whether the best move is proved better than the window's lower bound. */
    boolean isBestSure() {
        return sure;
    }

    void begin() {
        sure = false;
        best = 0;
    }

    /** Records the nodes spent on a move: moves that were hard to refute are tried early next time. */
    void searched(int index, long nodes) {
        effort[index] = nodes;
    }

    void lead(int index, int score, List<Integer> expected, boolean certain) {
        best = moves[index];
        bestScore = score;
        line = expected;
        sure = certain;
    }

    /** The leader first, the others by effort. */
    void sort() {
        for (int i = 1; i < moves.length; i++) {
            int move = moves[i];
            long key = effort[i];
            int j = i - 1;
            while (j >= 0 && (move == best || (moves[j] != best && effort[j] < key))) {
                moves[j + 1] = moves[j];
                effort[j + 1] = effort[j];
                j--;
            }
            moves[j + 1] = move;
            effort[j + 1] = key;
        }
    }
}
