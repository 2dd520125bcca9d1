package parlour.bot.conquest;

import java.util.Arrays;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Routes;
import parlour.game.MoveList;

/**
 * Which moves there are at a node, the promising ones first.
 *
 * <p>Captures come by what they win, then the quiet moves that refuted something near by (killers, counter moves), then
 * the rest by how often they have been good. Two routes with the same result are one move here.
 */
final class MoveOrder {

    private static final int BEST_KNOWN = 1 << 28;
    private static final int CAPTURE = 1 << 24;
    private static final int KILLER = 1 << 22;
    private static final int HISTORY_MOST = 1 << 14;
    private static final int MOST_MOVES = 256;

    private final int[][] moves;
    private final int[][] promise;
    private final int[] size;
    private final int[] next;
    private final int[] killers;
    private final int[] history = new int[2 << 14];
    private final int[] counters = new int[2 << 14];
    private final MoveList listed = new MoveList(MOST_MOVES);
    private final Evaluation evaluation;

    MoveOrder(int plies, Evaluation evaluation) {
        this.evaluation = evaluation;
        moves = new int[plies][MOST_MOVES];
        promise = new int[plies][MOST_MOVES];
        size = new int[plies];
        next = new int[plies];
        killers = new int[2 * plies];
    }

    /** Forgets what belongs to another game or position; the history is only worn down. */
    void settle() {
        Arrays.fill(killers, 0);
        Arrays.fill(counters, 0);
        for (int i = 0; i < history.length; i++) {
            history[i] /= 4;
        }
    }

    void forget() {
        settle();
        Arrays.fill(history, 0);
    }

    /** Prepares all moves of a node. */
    void all(ConquestPosition position, int ply, int best, int previous, int longestTurn) {
        listed.clear();
        position.moves(listed);
        int side = position.side();
        int counter = counters[index(1 - side, previous)];
        int count = 0;
        int[] into = moves[ply];
        int[] worth = promise[ply];
        for (int i = 0; i < listed.size(); i++) {
            int move = listed.get(i);
            if (position.isTwin(move) || !Sight.sees(move, longestTurn)) {
                continue;
            }
            into[count] = move;
            if (move == best) {
                worth[count] = BEST_KNOWN;
            } else if (!position.isEmpty(Routes.to(move))) {
                worth[count] = CAPTURE + gain(position, move);
            } else if (move == killers[2 * ply]) {
                worth[count] = KILLER + 2;
            } else if (move == killers[2 * ply + 1]) {
                worth[count] = KILLER + 1;
            } else if (move == counter) {
                worth[count] = KILLER;
            } else {
                worth[count] = history[index(side, move)];
            }
            count++;
        }
        size[ply] = count;
        next[ply] = 0;
    }

    /** Prepares the captures of a node. */
    void captures(ConquestPosition position, int ply, int longestTurn) {
        listed.clear();
        position.captures(listed);
        int count = 0;
        for (int i = 0; i < listed.size(); i++) {
            int move = listed.get(i);
            if (!position.isTwin(move) && Sight.sees(move, longestTurn)) {
                moves[ply][count] = move;
                promise[ply][count] = gain(position, move);
                count++;
            }
        }
        size[ply] = count;
        next[ply] = 0;
    }

    /** What a capture wins, counting that the taker may be taken. */
    private int gain(ConquestPosition position, int move) {
        int to = Routes.to(move);
        int side = position.side();
        int gain = evaluation.worth(1 - side, position.way(to), to);
        return position.attacks(1 - side, to)
                ? gain - evaluation.worth(side, position.way(Routes.from(move)), Routes.from(move)) / 2
                : gain;
    }

    int size(int ply) {
        return size[ply];
    }

    /** The most promising move not yet given out, or 0. */
    int next(int ply) {
        int from = next[ply];
        int count = size[ply];
        if (from == count) {
            return 0;
        }
        int[] list = moves[ply];
        int[] worth = promise[ply];
        int best = from;
        for (int i = from + 1; i < count; i++) {
            if (worth[i] > worth[best]) {
                best = i;
            }
        }
        int move = list[best];
        int value = worth[best];
        list[best] = list[from];
        worth[best] = worth[from];
        list[from] = move;
        worth[from] = value;
        next[ply] = from + 1;
        return move;
    }

    boolean isKiller(int move, int ply) {
        return move == killers[2 * ply] || move == killers[2 * ply + 1];
    }

    int history(int side, int move) {
        return history[index(side, move)];
    }

    /** A quiet move refuted what the other side did: remember it, and that the quiet moves before it did not. */
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
            int other = moves[ply][i];
            if (other != move && promise[ply][i] < CAPTURE) {
                adjust(index(side, other), -bonus);
            }
        }
    }

    /** The closer to the limit, the less another reward counts. */
    private void adjust(int index, int bonus) {
        history[index] += bonus - history[index] * Math.abs(bonus) / HISTORY_MOST;
    }

    /** From and to; how a die gets there matters less. */
    private static int index(int side, int move) {
        return side << 14 | (move & 0x3FFF);
    }
}
