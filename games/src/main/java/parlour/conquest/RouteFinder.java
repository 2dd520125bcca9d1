package parlour.conquest;

import java.util.Arrays;

/**
 * Finds routes between single pairs of squares.
 *
 * <p>{@link RouteBitboards} works on whole sets of squares. A search usually asks about one: can this die reach the
 * enemy's Key? Few dice are at the right distance, so this is faster than listing their routes.
 */
final class RouteFinder {

    /** Longer than any route: no turn is ignored. */
    static final int ANY_TURN = 6;

    private static final byte[] DISTANCE = new byte[Board.SQUARES << 7];

    static {
        Arrays.fill(DISTANCE, (byte) 99);
        for (int a = 0; a < Board.SQUARES; a++) {
            for (int b = 0; b < Board.SQUARES; b++) {
                DISTANCE[a << 7 | b] = (byte) Board.distance(a, b);
            }
        }
    }

    private RouteFinder() {}

    /**
     * The number of squares to tumble from one to the other; farther than any die goes if {@code b} is not on the
     * board.
     */
    static int distance(int a, int b) {
        return DISTANCE[a << 7 | (b & 127)];
    }

    /**
     * An open route between two squares, whatever their distance, or {@link ConquestPosition#NO_MOVE}. The caller
     * checks the last square; routes with a turn that are longer than {@code longestTurn} are ignored.
     */
    static int route(int from, int to, int longestTurn, long[] own, long[] other) {
        int files = Board.file(to) - Board.file(from);
        int ranks = Board.rank(to) - Board.rank(from);
        int upDown = ranks > 0 ? Board.NORTH : Board.SOUTH;
        int leftRight = files > 0 ? Board.EAST : Board.WEST;
        if (files == 0) {
            boolean open = isFileOpen(from, Board.rank(to), false, own, other);
            return open ? RouteCode.route(from, to, upDown, 0, upDown, Math.abs(ranks)) : ConquestPosition.NO_MOVE;
        }
        if (ranks == 0) {
            boolean open = isRankOpen(from, Board.file(to), false, own, other);
            return open
                    ? RouteCode.route(from, to, leftRight, 0, leftRight, Math.abs(files))
                    : ConquestPosition.NO_MOVE;
        }
        if (Math.abs(files) + Math.abs(ranks) > longestTurn) {
            return ConquestPosition.NO_MOVE;
        }
        if (isOpenAlongFile(from, to, own, other)) {
            return RouteCode.route(from, to, upDown, Math.abs(ranks), leftRight, Math.abs(files));
        }
        if (isOpenAlongRank(from, to, own, other)) {
            return RouteCode.route(from, to, leftRight, Math.abs(files), upDown, Math.abs(ranks));
        }
        return ConquestPosition.NO_MOVE;
    }

    /** The number of open routes between two squares; the caller checks the last square. */
    static int count(int from, int to, long[] own, long[] other) {
        if (Board.file(from) == Board.file(to)) {
            return isFileOpen(from, Board.rank(to), false, own, other) ? 1 : 0;
        }
        if (Board.rank(from) == Board.rank(to)) {
            return isRankOpen(from, Board.file(to), false, own, other) ? 1 : 0;
        }
        return (isOpenAlongFile(from, to, own, other) ? 1 : 0) + (isOpenAlongRank(from, to, own, other) ? 1 : 0);
    }

    /**
     * Whether the route goes along its rank first and could also go along the file first, with the same final
     * orientation. Quarter turns about two axes can be exchanged only when four of them make a full turn, or when there
     * are two of each.
     */
    static boolean isDuplicateRoute(int route, long[] own, long[] other) {
        int first = RouteCode.firstCount(route);
        int second = RouteCode.secondCount(route);
        if (first == 0 || (RouteCode.firstDirection(route) & 1) == 0) {
            return false;
        }
        boolean exchangeable = first == 4 || second == 4 || (first == 2 && second == 2);
        return exchangeable && isOpenAlongFile(RouteCode.from(route), RouteCode.to(route), own, other);
    }

    /** Whether the squares between the ends of a route are empty; the caller checks the ends. */
    static boolean isOpen(int route, long[] own, long[] other) {
        int from = RouteCode.from(route);
        int to = RouteCode.to(route);
        if (!RouteCode.turns(route)) {
            return Board.file(from) == Board.file(to)
                    ? isFileOpen(from, Board.rank(to), false, own, other)
                    : isRankOpen(from, Board.file(to), false, own, other);
        }
        if ((RouteCode.firstDirection(route) & 1) == 0) {
            return isOpenAlongFile(from, to, own, other);
        }
        return isOpenAlongRank(from, to, own, other);
    }

    /** The directions in which the adjacent square is empty, a bit each. */
    static int neighbours(int square, long[] own, long[] other) {
        int rank = Board.rank(square);
        int file = Board.file(square);
        // A bit of margin on either side represents the edge of the board.
        int onFile = (((int) (own[file] | other[file]) & 0xFF) << 1 | 1 | 1 << 9) >> rank;
        int onRank = (((int) (own[Board.FILES + rank] | other[Board.FILES + rank]) & 0x1FF) << 1 | 1 | 1 << 10) >> file;
        int taken = (onFile >> 2 & 1) | (onRank >> 2 & 1) << 1 | (onFile & 1) << 2 | (onRank & 1) << 3;
        return ~taken & 15;
    }

    private static boolean isOpenAlongFile(int from, int to, long[] own, long[] other) {
        return isFileOpen(from, Board.rank(to), true, own, other)
                && isRankOpen(to, Board.file(from), false, own, other);
    }

    private static boolean isOpenAlongRank(int from, int to, long[] own, long[] other) {
        return isRankOpen(from, Board.file(to), true, own, other)
                && isFileOpen(to, Board.rank(from), false, own, other);
    }

    /**
     * Whether the squares between {@code from} and {@code rank} on its file are empty, including the last one if
     * requested.
     */
    private static boolean isFileOpen(int from, int rank, boolean last, long[] own, long[] other) {
        int file = Board.file(from);
        int occupied = (int) (own[file] | other[file]) & 0xFF;
        return (occupied & between(Board.rank(from), rank, last)) == 0;
    }

    private static boolean isRankOpen(int from, int file, boolean last, long[] own, long[] other) {
        int rank = Board.FILES + Board.rank(from);
        int occupied = (int) (own[rank] | other[rank]) & 0x1FF;
        return (occupied & between(Board.file(from), file, last)) == 0;
    }

    /** The bits strictly between {@code a} and {@code b}, including {@code b} if requested. */
    private static int between(int a, int b, boolean last) {
        int bits = a < b ? (1 << b) - (2 << a) : (1 << a) - (2 << b);
        return last ? bits | 1 << b : bits;
    }
}
