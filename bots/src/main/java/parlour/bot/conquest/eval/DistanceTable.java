package parlour.bot.conquest.eval;

import parlour.conquest.Board;
import parlour.conquest.Handedness;

/**
 * How many moves a die needs from one square to another on an empty board without edges: one, two or more. This depends
 * only on the die's orientation and the distance of the squares, so the table is small.
 */
final class DistanceTable {

    static final int FAR = 3;

    private static final int FILES = 32;
    private static final int MIDDLE_FILE = 8;
    private static final int MIDDLE_RANK = 8;

    /** By orientation, ranks and files apart. */
    private final byte[] moves = new byte[Handedness.ORIENTATIONS * 16 * FILES];

    DistanceTable(Handedness hand) {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            for (int files = -8; files <= 8; files++) {
                for (int ranks = -7; ranks <= 7; ranks++) {
                    moves[index(orientation, files, ranks)] = (byte) count(hand, orientation, files, ranks);
                }
            }
        }
    }

    private static int count(Handedness hand, int orientation, int files, int ranks) {
        int top = Handedness.top(orientation);
        if (Math.abs(files) + Math.abs(ranks) == top) {
            return 1;
        }
        for (int first = 0; first < 4; first++) {
            for (int turn = 0; turn < top; turn++) {
                for (int second = first + 1; second <= first + 3; second += 2) {
                    int last = second & 3;
                    int after = hand.tumbled(hand.tumbled(orientation, first, turn), last, top - turn);
                    int leftFiles = files - Board.fileStep(first) * turn - Board.fileStep(last) * (top - turn);
                    int leftRanks = ranks - Board.rankStep(first) * turn - Board.rankStep(last) * (top - turn);
                    if (Math.abs(leftFiles) + Math.abs(leftRanks) == Handedness.top(after)) {
                        return 2;
                    }
                }
            }
        }
        return FAR;
    }

    /** One, two, or {@link #FAR}. */
    int moves(int orientation, int from, int to) {
        return moves[index(orientation, Board.file(to) - Board.file(from), Board.rank(to) - Board.rank(from))];
    }

    private static int index(int orientation, int files, int ranks) {
        return (orientation * 16 + ranks + MIDDLE_RANK) * FILES + files + MIDDLE_FILE;
    }
}
