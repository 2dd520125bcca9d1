package parlour.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * The reference for speed: counts routes in the way a good chess programmer would write first, so that the engine's
 * speed can be given as a ratio measured on the same machine in the same run.
 *
 * <p>Every route of every top face from every square is a row of a table: the squares it passes, as two words of bits,
 * and where it ends. A route is open if the passed squares are free. Supports only what counting from the start of
 * Conquest needs: no notation, no draws, right-handed dice.
 */
final class BaselineRouteTable {

    private static final int FILES = 9;
    private static final int SQUARES = 72;
    private static final int KEY = 0;
    private static final int[][] STEP = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    /** By square and top: pairs of words with the passed squares. */
    private static final long[][] PASSED = new long[SQUARES * 7][];

    /** By square and top: end square, and the quarter turns as four directions by three bits. */
    private static final int[][] ROUTES = new int[SQUARES * 7][];

    static {
        for (int square = 0; square < SQUARES; square++) {
            for (int top = 1; top <= 6; top++) {
                fill(square, top);
            }
        }
    }

    private static void fill(int square, int top) {
        List<long[]> passed = new ArrayList<>();
        List<Integer> routes = new ArrayList<>();
        for (int first = 0; first < 4; first++) {
            for (int legs = 1; legs <= top; legs++) {
                for (int second = 0; second < 4; second++) {
                    boolean straight = legs == top;
                    if (straight ? second != first : ((second - first) & 1) == 0) {
                        continue;
                    }
                    walk(square, top, first, legs, second, passed, routes);
                }
            }
        }
        long[] words = new long[passed.size() * 2];
        int[] ends = new int[routes.size()];
        for (int i = 0; i < ends.length; i++) {
            words[2 * i] = passed.get(i)[0];
            words[2 * i + 1] = passed.get(i)[1];
            ends[i] = routes.get(i);
        }
        PASSED[square * 7 + top] = words;
        ROUTES[square * 7 + top] = ends;
    }

    private static void walk(
            int square, int top, int first, int legs, int second, List<long[]> passed, List<Integer> routes) {
        long[] words = new long[2];
        int file = square % FILES;
        int rank = square / FILES;
        for (int step = 1; step <= top; step++) {
            int orientation = step <= legs ? first : second;
            file += STEP[orientation][0];
            rank += STEP[orientation][1];
            if (file < 0 || file >= FILES || rank < 0 || rank >= 8) {
                return;
            }
            int on = rank * FILES + file;
            if (step < top) {
                words[on >> 6] |= 1L << on;
            }
        }
        passed.add(words);
        routes.add(rank * FILES + file | first << 7 | legs << 9 | second << 12 | (top - legs) << 14);
    }

    private final int[] square = new int[18];
    private final int[] top = new int[18];
    private final int[] south = new int[18];
    private final int[] dieAt = new int[SQUARES];
    private final long[] low = new long[2];
    private final long[] high = new long[2];

    BaselineRouteTable() {
        java.util.Arrays.fill(dieAt, -1);
        int[] tops = {5, 1, 2, 6, KEY, 6, 2, 1, 5};
        for (int side = 0; side < 2; side++) {
            for (int file = 0; file < FILES; file++) {
                int die = side * 9 + (file == 4 ? 0 : file < 4 ? file + 1 : file);
                top[die] = tops[file];
                south[die] = side == 0 ? 3 : 4;
                place(die, side * 63 + file, side);
            }
        }
    }

    private void place(int die, int on, int side) {
        square[die] = on;
        dieAt[on] = die;
        flip(side, on);
    }

    private void flip(int side, int on) {
        if (on < 64) {
            low[side] ^= 1L << on;
        } else {
            high[side] ^= 1L << on;
        }
    }

    /** Perft of the position, the last ply counted, not played. */
    long count(int side, int depth) {
        long total = 0;
        long occupiedLow = low[0] | low[1];
        long occupiedHigh = high[0] | high[1];
        for (int die = side * 9; die < side * 9 + 9; die++) {
            if (square[die] < 0) {
                continue;
            }
            int row = square[die] * 7 + Math.max(1, top[die]);
            long[] passed = PASSED[row];
            int[] routes = ROUTES[row];
            for (int i = 0; i < routes.length; i++) {
                int to = routes[i] & 127;
                boolean own = (((to < 64 ? low[side] : high[side]) >>> to) & 1) != 0;
                if (own || ((occupiedLow & passed[2 * i]) | (occupiedHigh & passed[2 * i + 1])) != 0) {
                    continue;
                }
                total += depth == 1 ? 1 : play(die, routes[i], side, depth);
            }
        }
        return total;
    }

    private long play(int die, int route, int side, int depth) {
        int from = square[die];
        int to = route & 127;
        int victim = dieAt[to];
        boolean won = (victim >= 0 && victim % 9 == 0) || (die % 9 == 0 && to == (side == 0 ? 67 : 4));
        if (won) {
            return 0;
        }
        int wasTop = top[die];
        int wasSouth = south[die];
        tumble(die, (route >> 7) & 3, (route >> 9) & 7);
        tumble(die, (route >> 12) & 3, (route >> 14) & 7);
        if (victim >= 0) {
            flip(1 - side, to);
            square[victim] = -1;
        }
        dieAt[from] = -1;
        flip(side, from);
        place(die, to, side);
        long total = count(1 - side, depth - 1);
        flip(side, to);
        place(die, from, side);
        dieAt[to] = victim;
        if (victim >= 0) {
            place(victim, to, 1 - side);
        }
        top[die] = wasTop;
        south[die] = wasSouth;
        return total;
    }

    private void tumble(int die, int orientation, int times) {
        if (top[die] == KEY) {
            return;
        }
        for (int i = 0; i < times; i++) {
            int up = top[die];
            int near = south[die];
            switch (orientation) {
                case 0 -> {
                    top[die] = near;
                    south[die] = 7 - up;
                }
                case 2 -> {
                    top[die] = 7 - near;
                    south[die] = up;
                }
                case 1 -> top[die] = 7 - EAST[up * 7 + near];
                default -> top[die] = EAST[up * 7 + near];
            }
        }
    }

    /** By top and south: the face to the east of a right-handed die. */
    private static final int[] EAST = new int[49];

    static {
        int[][] cycles = {{1, 2, 3}, {2, 3, 1}, {3, 1, 2}};
        for (int[] c : cycles) {
            for (int flips = 0; flips < 8; flips++) {
                int a = (flips & 1) == 0 ? c[0] : 7 - c[0];
                int b = (flips & 2) == 0 ? c[1] : 7 - c[1];
                int third = (flips & 4) == 0 ? c[2] : 7 - c[2];
                boolean mirrored = Integer.bitCount(flips) % 2 == 1;
                if (!mirrored) {
                    EAST[a * 7 + b] = third;
                    EAST[b * 7 + a] = 7 - third;
                }
            }
        }
    }
}
