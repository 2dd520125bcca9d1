package parlour.conquest;

import parlour.game.MoveList;

/**
 * The routes open to one side, for all its dice at once.
 *
 * <p>72 squares do not fit in one {@code long}, and a route is not a ray: it turns. So the board is not stored as one
 * set of squares. For every file there is a word that answers "from which ranks of this file can a die finish a move
 * with {@code m} squares to the east?" for all {@code m} at once: lane {@code m - 1} of the word holds eight bits, one
 * per rank. Another word answers for the west, and for every rank there are words for north and south, with lanes of
 * nine bits. Each is computed from its neighbour in three operations: a last leg of {@code m} squares needs the next
 * square empty and a last leg of {@code m - 1} from there.
 *
 * <p>A die with {@code n} on top then moves to each corner it can reach along its own file, {@code i} squares away, and
 * needs a last leg of {@code n - i} there: one bit in lane {@code n - i - 1}. Those bits depend on the die's rank, its
 * top face and the free part of its file, so all routes of a die that first go along the file are
 * {@code east & corners} and {@code west & corners}; counting them is a population count, listing them is iterating
 * over the bits. The corner at distance 0 is the die itself and gives the straight moves. The same is done along the
 * rank.
 */
final class RouteBitboards {

    /** Lanes of 8 bits in a file's word, of 9 bits in a rank's word. */
    private static final long EACH_8 = 0x0101010101010101L;

    private static final long EACH_9 = 1L | 1L << 9 | 1L << 18 | 1L << 27 | 1L << 36 | 1L << 45 | 1L << 54;

    /** By occupancy of a file and a rank on it: the ranks reachable over empty squares, including the start. */
    private static final byte[] FREE_ON_FILE = new byte[256 * 8];

    /** The same for a rank, by its occupancy and a file on it. */
    private static final short[] FREE_ON_RANK = new short[512 * 16];

    /** By rank of the die and top face: the bits of all corners on an empty file. */
    private static final long[] CORNERS_ON_FILE = new long[8 * 8];

    private static final long[] CORNERS_ON_RANK = new long[16 * 8];

    /** By rank (or file) of the die and bit: the route, without the part that depends on the die's file (or rank). */
    private static final int[] EAST_ROUTES = new int[8 * 64];

    private static final int[] WEST_ROUTES = new int[8 * 64];
    private static final int[] NORTH_ROUTES = new int[16 * 64];
    private static final int[] SOUTH_ROUTES = new int[16 * 64];

    static {
        for (int rank = 0; rank < 8; rank++) {
            for (int occupied = 0; occupied < 256; occupied++) {
                FREE_ON_FILE[occupied << 3 | rank] = (byte) free(occupied, rank, 8);
            }
            for (int top = 1; top <= 6; top++) {
                CORNERS_ON_FILE[rank << 3 | top] = corners(rank, top, 8);
            }
            for (int bit = 0; bit < 48; bit++) {
                int corner = bit & 7;
                int last = (bit >> 3) + 1;
                EAST_ROUTES[rank << 6 | bit] = alongFile(rank, corner, Board.EAST, last);
                WEST_ROUTES[rank << 6 | bit] = alongFile(rank, corner, Board.WEST, last);
            }
        }
        for (int file = 0; file < 9; file++) {
            for (int occupied = 0; occupied < 512; occupied++) {
                FREE_ON_RANK[occupied << 4 | file] = (short) free(occupied, file, 9);
            }
            for (int top = 1; top <= 6; top++) {
                CORNERS_ON_RANK[file << 3 | top] = corners(file, top, 9);
            }
            for (int bit = 0; bit < 54; bit++) {
                int corner = bit % 9;
                int last = bit / 9 + 1;
                NORTH_ROUTES[file << 6 | bit] = alongRank(file, corner, Board.NORTH, last);
                SOUTH_ROUTES[file << 6 | bit] = alongRank(file, corner, Board.SOUTH, last);
            }
        }
    }

    private static int free(int occupied, int own, int length) {
        int free = 1 << own;
        for (int up = own + 1; up < length && ((occupied >> up) & 1) == 0; up++) {
            free |= 1 << up;
        }
        for (int down = own - 1; down >= 0 && ((occupied >> down) & 1) == 0; down--) {
            free |= 1 << down;
        }
        return free;
    }

    private static long corners(int own, int top, int length) {
        long bits = 0;
        for (int corner = 0; corner < length; corner++) {
            int last = top - Math.abs(corner - own);
            if (last >= 1) {
                bits |= 1L << ((last - 1) * length + corner);
            }
        }
        return bits;
    }

    private static int alongFile(int rank, int corner, int lastDirection, int last) {
        int firstDirection = corner > rank ? Board.NORTH : corner < rank ? Board.SOUTH : lastDirection;
        int to = Board.fileStep(lastDirection) * last * 8 + corner;
        return (to << 7) + RouteCode.route(0, 0, firstDirection, firstCount(corner, rank), lastDirection, last);
    }

    private static int alongRank(int file, int corner, int lastDirection, int last) {
        int firstDirection = corner > file ? Board.EAST : corner < file ? Board.WEST : lastDirection;
        int to = corner * 8 + Board.rankStep(lastDirection) * last;
        return (to << 7) + RouteCode.route(0, 0, firstDirection, firstCount(corner, file), lastDirection, last);
    }

    /** A leg of more than five squares belongs to no route, so no bit for it is ever set. */
    private static int firstCount(int corner, int own) {
        int count = Math.abs(corner - own);
        return count > 5 ? 0 : count;
    }

    private final long[] east = new long[9];
    private final long[] west = new long[9];
    private final long[] north = new long[8];
    private final long[] south = new long[8];

    /** The occupancy of each line at the last update. */
    private final long[] occupied = new long[Board.FILES + Board.RANKS];

    private final long[] landing = new long[Board.FILES + Board.RANKS];

    /** Recomputes all words; {@code own} and {@code other} are {@linkplain #flip the lines} of the two sides. */
    void look(long[] own, long[] other) {
        look(own, other, false);
    }

    /** The same, for captures only. */
    void lookForCaptures(long[] own, long[] other) {
        look(own, other, true);
    }

    private void look(long[] own, long[] other, boolean capturesOnly) {
        for (int line = 0; line < Board.FILES + Board.RANKS; line++) {
            occupied[line] = own[line] | other[line];
            // Squares where a move may end: all except the side's own dice, or only the other side's dice.
            landing[line] = capturesOnly ? other[line] : ~own[line];
        }
        long word = 0;
        for (int file = Board.FILES - 1; file > 0; file--) {
            word = (landing[file] & 0xFF) | ((word << 8) & ~occupied[file]);
            east[file - 1] = word;
        }
        word = 0;
        for (int file = 0; file < Board.FILES - 1; file++) {
            word = (landing[file] & 0xFF) | ((word << 8) & ~occupied[file]);
            west[file + 1] = word;
        }
        word = 0;
        for (int rank = Board.RANKS - 1; rank > 0; rank--) {
            word = (landing[Board.FILES + rank] & 0x1FF) | ((word << 9) & ~occupied[Board.FILES + rank]);
            north[rank - 1] = word;
        }
        word = 0;
        for (int rank = 0; rank < Board.RANKS - 1; rank++) {
            word = (landing[Board.FILES + rank] & 0x1FF) | ((word << 9) & ~occupied[Board.FILES + rank]);
            south[rank + 1] = word;
        }
    }

    /**
     * Adds a die of the side that owns {@code lines} to a square, or removes it. Lines are nine files, then eight
     * ranks; each is its occupied squares as bits, repeated in every lane.
     */
    static void flip(long[] lines, int square) {
        lines[Board.file(square)] ^= EACH_8 << Board.rank(square);
        lines[Board.FILES + Board.rank(square)] ^= EACH_9 << Board.file(square);
    }

    /** The number of routes open to a die of this side that shows {@code top}. */
    int count(int square, int top) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        long along = alongFile(file, rank, top);
        long across = alongRank(file, rank, top);
        return Long.bitCount(east[file] & along)
                + Long.bitCount(west[file] & along)
                + Long.bitCount(north[rank] & across)
                + Long.bitCount(south[rank] & across);
    }

    /** Adds the routes that {@link #count} counts. */
    void add(int square, int top, Traffic into) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        long along = alongFile(file, rank, top);
        long across = alongRank(file, rank, top);
        into.add(square, east[file] & along, west[file] & along, north[rank] & across, south[rank] & across);
    }

    /** The same without the routes that are open in {@code before}. */
    void addNew(int square, int top, RouteBitboards before, Traffic into) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        long along = alongFile(file, rank, top);
        long across = alongRank(file, rank, top);
        long alongBefore = before.alongFile(file, rank, top);
        long acrossBefore = before.alongRank(file, rank, top);
        into.add(
                square,
                east[file] & along & ~(before.east[file] & alongBefore),
                west[file] & along & ~(before.west[file] & alongBefore),
                north[rank] & across & ~(before.north[rank] & acrossBefore),
                south[rank] & across & ~(before.south[rank] & acrossBefore));
    }

    /** Lists the routes that {@link #count} counts. */
    void list(int square, int top, MoveList into) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        long along = alongFile(file, rank, top);
        long across = alongRank(file, rank, top);
        int onFile = square + (file << 10);
        int onRank = square + (rank << 7);
        list(north[rank] & across, NORTH_ROUTES, file << 6, onRank, into);
        list(east[file] & along, EAST_ROUTES, rank << 6, onFile, into);
        list(south[rank] & across, SOUTH_ROUTES, file << 6, onRank, into);
        list(west[file] & along, WEST_ROUTES, rank << 6, onFile, into);
    }

    /** The route at this index in the order of {@link #list}. */
    int nth(int square, int top, int index) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        long along = alongFile(file, rank, top);
        long across = alongRank(file, rank, top);
        int left = index;
        long bits = north[rank] & across;
        if (left < Long.bitCount(bits)) {
            return NORTH_ROUTES[file << 6 | nthBit(bits, left)] + square + (rank << 7);
        }
        left -= Long.bitCount(bits);
        bits = east[file] & along;
        if (left < Long.bitCount(bits)) {
            return EAST_ROUTES[rank << 6 | nthBit(bits, left)] + square + (file << 10);
        }
        left -= Long.bitCount(bits);
        bits = south[rank] & across;
        if (left < Long.bitCount(bits)) {
            return SOUTH_ROUTES[file << 6 | nthBit(bits, left)] + square + (rank << 7);
        }
        left -= Long.bitCount(bits);
        return WEST_ROUTES[rank << 6 | nthBit(west[file] & along, left)] + square + (file << 10);
    }

    private static int nthBit(long bits, int index) {
        long left = bits;
        for (int i = 0; i < index; i++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    /** The ranks of the corners in one die's part of a file's word: each has at most one bit. */
    static int ranks(long bits) {
        return (int) ((bits * EACH_8) >>> 56);
    }

    /** The files of the corners in one die's part of a rank's word. */
    static int files(long bits) {
        return (int) ((bits * EACH_9) >>> 54) & 0x1FF;
    }

    /** The number of dice of the side that owns {@code lines} next to a square. */
    static int beside(int square, long[] lines) {
        long onFile = lines[Board.file(square)] & ((5L << Board.rank(square)) >> 1) & 0xFF;
        long onRank = lines[Board.FILES + Board.rank(square)] & ((5L << Board.file(square)) >> 1) & 0x1FF;
        return Long.bitCount(onFile) + Long.bitCount(onRank);
    }

    /** The corners on its own file that a die can reach. */
    private long alongFile(int file, int rank, int top) {
        int taken = (int) occupied[file] & 0xFF;
        return CORNERS_ON_FILE[rank << 3 | top] & ((FREE_ON_FILE[taken << 3 | rank] & 0xFF) * EACH_8);
    }

    private long alongRank(int file, int rank, int top) {
        int taken = (int) occupied[Board.FILES + rank] & 0x1FF;
        return CORNERS_ON_RANK[file << 3 | top] & (FREE_ON_RANK[taken << 4 | file] * EACH_9);
    }

    private static void list(long bits, int[] routes, int row, int place, MoveList into) {
        while (bits != 0) {
            into.add(routes[row + Long.numberOfTrailingZeros(bits)] + place);
            bits &= bits - 1;
        }
    }
}
