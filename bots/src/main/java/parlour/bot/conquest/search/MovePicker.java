package parlour.bot.conquest.search;

import java.util.Arrays;
import parlour.bot.conquest.eval.Evaluation;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.MoveList;

/**
 * The moves of a node, the most promising first.
 *
 * <p>Captures are ordered by what they win, then come the quiet moves that caused cutoffs nearby (killers, counter
 * moves), then the rest by their history score. Two routes with the same result count as one move.
 */
final class MovePicker {

    private static final int BEST_KNOWN = 1 << 28;
    private static final int CAPTURE = 1 << 24;
    private static final int KILLER = 1 << 22;
    private static final int HISTORY_MAX = 1 << 14;
    private static final int MAX_MOVES = 256;

    /** After this many moves the rest is not sorted: most of them are pruned. */
    private static final int WORTH_SORTING = 16;

    /** The next stage: the best known move, captures, quiet moves. */
    private static final int BEST = 0;

    private static final int TAKE = 1;
    private static final int QUIET = 2;
    private static final int DONE = 3;

    private final int[] stage;
    private final int[] best;
    private final int[] previous;
    private final int[] longestTurn;
    /** By ply: score in the upper half, move in the lower. */
    private final long[][] moves;

    private final int[] size;
    private final int[] next;
    private final int[] killers;
    private final int[] history = new int[2 << 14];
    private final int[] counters = new int[2 << 14];
    private final MoveList listed = new MoveList(MAX_MOVES);
    private final Evaluation evaluation;

    MovePicker(int plies, Evaluation evaluation) {
        this.evaluation = evaluation;
        moves = new long[plies][MAX_MOVES];
        stage = new int[plies];
        best = new int[plies];
        previous = new int[plies];
        longestTurn = new int[plies];
        size = new int[plies];
        next = new int[plies];
        killers = new int[2 * plies];
    }

    /** Clears what belongs to another game or position; history scores only decay. */
    void settle() {
        Arrays.fill(killers, 0);
        Arrays.fill(counters, 0);
        for (int i = 0; i < history.length; i++) {
            history[i] /= 4;
        }
    }

    void clear() {
        settle();
        Arrays.fill(history, 0);
    }

    /** Prepares all moves of a node; {@code best} is tried first, before the others are even listed. */
    void all(ConquestPosition position, int ply, int best, int previous, int longestTurn) {
        size[ply] = 0;
        next[ply] = 0;
        this.longestTurn[ply] = longestTurn;
        this.previous[ply] = previous;
        this.best[ply] = best != 0 && position.searchQueries().isMove(best) ? best : 0;
        stage[ply] = this.best[ply] != 0 ? BEST : TAKE;
    }

    /** Lists the moves of the next stage, if one is left. */
    private boolean refill(ConquestPosition position, int ply) {
        switch (stage[ply]) {
            case BEST -> {
                moves[ply][0] = entry(best[ply], BEST_KNOWN);
                size[ply] = 1;
            }
            case TAKE -> addCaptures(position, ply);
            case QUIET -> addQuiet(position, ply);
            default -> {
                return false;
            }
        }
        stage[ply]++;
        return true;
    }

    private void addQuiet(ConquestPosition position, int ply) {
        listed.clear();
        position.legalMoves(listed);
        int side = position.side();
        int counter = counters[index(1 - side, previous[ply])];
        int known = best[ply];
        int longest = longestTurn[ply];
        int count = size[ply];
        long[] into = moves[ply];
        for (int i = 0; i < listed.size(); i++) {
            int move = listed.get(i);
            if (!position.isEmpty(RouteCode.to(move))
                    || move == known
                    || position.searchQueries().isDuplicateRoute(move)
                    || !VisibleRoutes.sees(move, longest)) {
                continue;
            }
            into[count++] = entry(move, promise(move, side, ply, counter));
        }
        size[ply] = count;
    }

    private int promise(int move, int side, int ply, int counter) {
        if (move == killers[2 * ply]) {
            return KILLER + 2;
        }
        if (move == killers[2 * ply + 1]) {
            return KILLER + 1;
        }
        return move == counter ? KILLER : history[index(side, move)];
    }

    private static long entry(int move, int promise) {
        return (long) promise << 32 | move;
    }

    /** Prepares the captures of a node. */
    void captures(ConquestPosition position, int ply, int longestTurn) {
        size[ply] = 0;
        next[ply] = 0;
        best[ply] = 0;
        this.longestTurn[ply] = longestTurn;
        addCaptures(position, ply);
        stage[ply] = DONE;
    }

    private void addCaptures(ConquestPosition position, int ply) {
        listed.clear();
        position.searchQueries().captures(listed);
        int count = size[ply];
        for (int i = 0; i < listed.size(); i++) {
            int move = listed.get(i);
            if (move != best[ply]
                    && !position.searchQueries().isDuplicateRoute(move)
                    && VisibleRoutes.sees(move, longestTurn[ply])) {
                moves[ply][count++] = entry(move, CAPTURE + gain(position, move));
            }
        }
        size[ply] = count;
    }

    /** What a capture wins, considering that the capturing die may be recaptured. */
    private int gain(ConquestPosition position, int move) {
        int to = RouteCode.to(move);
        int side = position.side();
        int gain = evaluation.worth(1 - side, position.orientation(to), to);
        return position.searchQueries().attacks(1 - side, to)
                ? gain - evaluation.worth(side, position.orientation(RouteCode.from(move)), RouteCode.from(move)) / 2
                : gain;
    }

    /** The most promising remaining move, or 0. The position must be as it was when the moves were prepared. */
    int next(ConquestPosition position, int ply) {
        int from = next[ply];
        while (from == size[ply]) {
            if (!refill(position, ply)) {
                return 0;
            }
        }
        long[] list = moves[ply];
        int count = size[ply];
        int pick = from;
        long max = list[from];
        for (int i = from + 1; i < count && from < WORTH_SORTING; i++) {
            // Among equals the first listed comes first; the lower half must not decide.
            if (list[i] >> 32 > max >> 32) {
                max = list[i];
                pick = i;
            }
        }
        list[pick] = list[from];
        list[from] = max;
        next[ply] = from + 1;
        return (int) max;
    }

    boolean isKiller(int move, int ply) {
        return move == killers[2 * ply] || move == killers[2 * ply + 1];
    }

    int history(int side, int move) {
        return history[index(side, move)];
    }

    /** Records that a quiet move caused a cutoff, and that the quiet moves before it did not. */
    void reward(int side, int move, int previous, int ply, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        counters[index(1 - side, previous)] = move;
        int bonus = Math.min(depth * depth * 8, 1600);
        adjust(index(side, move), bonus);
        int tried = next[ply] - 1;
        for (int i = 0; i < tried; i++) {
            int other = (int) moves[ply][i];
            if (other != move && moves[ply][i] >> 32 < CAPTURE) {
                adjust(index(side, other), -bonus);
            }
        }
    }

    /** The closer to the limit, the less another reward adds. */
    private void adjust(int index, int bonus) {
        history[index] += bonus - history[index] * Math.abs(bonus) / HISTORY_MAX;
    }

    /** By origin and destination; the route between them matters less. */
    private static int index(int side, int move) {
        return side << 14 | (move & 0x3FFF);
    }
}
