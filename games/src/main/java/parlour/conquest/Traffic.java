package parlour.conquest;

/**
 * Counts the routes open to one side, in total and passing over each square.
 *
 * <p>A die placed on an empty square closes exactly the routes that pass over it, while those that end there stay open
 * as captures. So once the passing routes have been counted for every square, the number of routes that such a move
 * leaves to the other side is one subtraction.
 *
 * <p>Legs along a file are counted in one word per file, with eight bits per rank; legs along a rank in one word per
 * rank, with seven bits per file. No count overflows: at most eleven routes of one die pass over the same square, those
 * of a 6 that start towards a neighbouring square, and a side has eight such dice.
 */
final class Traffic {

    private static final int BITS_A_RANK = 8;
    private static final int BITS_A_FILE = 7;

    /** By rank of a die and a set of corners on its file: how often each rank is passed on the way to them. */
    private static final long[] TO_CORNERS_ON_FILE = new long[8 << 8];

    /** The same along a rank, by file of a die and a set of corners on its rank. */
    private static final long[] TO_CORNERS_ON_RANK = new long[9 << 9];

    /** By file of a corner and length minus one: the squares a last leg from there passes, without its last square. */
    private static final long[] EAST_LEGS = new long[9 << 3];

    private static final long[] WEST_LEGS = new long[9 << 3];

    /** The same by rank of a corner. */
    private static final long[] NORTH_LEGS = new long[8 << 3];

    private static final long[] SOUTH_LEGS = new long[8 << 3];

    /** By bit of a rank's word: its file, and the length minus one. */
    private static final byte[] FILE_OF_BIT = new byte[64];

    private static final byte[] LENGTH_OF_BIT = new byte[64];

    static {
        for (int rank = 0; rank < 8; rank++) {
            for (int corners = 0; corners < 256; corners++) {
                TO_CORNERS_ON_FILE[rank << 8 | corners] = toCorners(rank, corners, BITS_A_RANK);
            }
            for (int length = 1; length <= 6; length++) {
                NORTH_LEGS[rank << 3 | (length - 1)] = passed(rank, Math.min(rank + length, 8), BITS_A_RANK);
                SOUTH_LEGS[rank << 3 | (length - 1)] = passed(rank, Math.max(rank - length, -1), BITS_A_RANK);
            }
        }
        for (int file = 0; file < 9; file++) {
            for (int corners = 0; corners < 512; corners++) {
                TO_CORNERS_ON_RANK[file << 9 | corners] = toCorners(file, corners, BITS_A_FILE);
            }
            for (int length = 1; length <= 6; length++) {
                EAST_LEGS[file << 3 | (length - 1)] = passed(file, Math.min(file + length, 9), BITS_A_FILE);
                WEST_LEGS[file << 3 | (length - 1)] = passed(file, Math.max(file - length, -1), BITS_A_FILE);
            }
        }
        for (int bit = 0; bit < 64; bit++) {
            FILE_OF_BIT[bit] = (byte) (bit % 9);
            LENGTH_OF_BIT[bit] = (byte) (bit / 9);
        }
    }

    private static long toCorners(int own, int corners, int bits) {
        long passed = 0;
        for (int corner = 0; corner < 9; corner++) {
            if (((corners >> corner) & 1) != 0 && corner != own) {
                passed += passed(own, corner, bits) + (1L << (corner * bits));
            }
        }
        return passed;
    }

    /** A one for every place strictly between two. */
    private static long passed(int from, int to, int bits) {
        long passed = 0;
        for (int place = Math.min(from, to) + 1; place < Math.max(from, to); place++) {
            passed += 1L << (place * bits);
        }
        return passed;
    }

    private final long[] onFile = new long[Board.FILES];
    private final long[] onRank = new long[Board.RANKS];
    private int routes;

    void clear() {
        java.util.Arrays.fill(onFile, 0);
        java.util.Arrays.fill(onRank, 0);
        routes = 0;
    }

    void copy(Traffic that) {
        System.arraycopy(that.onFile, 0, onFile, 0, onFile.length);
        System.arraycopy(that.onRank, 0, onRank, 0, onRank.length);
        routes = that.routes;
    }

    /** The number of routes. */
    int routes() {
        return routes;
    }

    /** The number of routes that pass over a square and end elsewhere. */
    int over(int square) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        return (int) ((onFile[file] >>> (rank * BITS_A_RANK)) & 0xFF)
                + (int) ((onRank[rank] >>> (file * BITS_A_FILE)) & 0x7F);
    }

    /** Adds one-square routes, which pass over nothing. */
    void addSteps(int steps) {
        routes += steps;
    }

    /** Adds a step to an empty square that may not capture: a die placed there closes it, as if it were passed over. */
    void addQuietStep(int to) {
        routes++;
        onFile[Board.file(to)] += 1L << (Board.rank(to) * BITS_A_RANK);
    }

    /** Adds routes of a die: the words of {@link RouteBitboards}, masked for the die. */
    void add(int square, long east, long west, long north, long south) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        routes += Long.bitCount(east) + Long.bitCount(west) + Long.bitCount(north) + Long.bitCount(south);
        onFile[file] += TO_CORNERS_ON_FILE[rank << 8 | RouteBitboards.ranks(east)]
                + TO_CORNERS_ON_FILE[rank << 8 | RouteBitboards.ranks(west)];
        onRank[rank] += TO_CORNERS_ON_RANK[file << 9 | RouteBitboards.files(north)]
                + TO_CORNERS_ON_RANK[file << 9 | RouteBitboards.files(south)];
        addAlongRanks(east, EAST_LEGS, file << 3);
        addAlongRanks(west, WEST_LEGS, file << 3);
        addAlongFiles(north, NORTH_LEGS, rank << 3);
        addAlongFiles(south, SOUTH_LEGS, rank << 3);
    }

    private void addAlongRanks(long bits, long[] legs, int row) {
        // A last leg of one square, in the lowest lane, passes over nothing.
        for (long left = bits & (-1L << 8); left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            onRank[bit & 7] += legs[row + (bit >> 3)];
        }
    }

    private void addAlongFiles(long bits, long[] legs, int row) {
        for (long left = bits & (-1L << 9); left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            onFile[FILE_OF_BIT[bit]] += legs[row + LENGTH_OF_BIT[bit]];
        }
    }
}
