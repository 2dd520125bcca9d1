package parlour.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import parlour.game.MoveList;

/** Random editions, options and positions; the same for the same seed. */
final class RandomPositions {

    private final Random random;

    RandomPositions(long seed) {
        random = new Random(seed);
    }

    Edition edition() {
        List<String> settings = new ArrayList<>();
        settings.add("keySquare=" + one("key", "any"));
        settings.add("first=" + one("lot", "white", "black"));
        settings.add("keyCaptures=" + one("yes", "no"));
        settings.add("repetition=" + one("3", "off"));
        settings.add("noProgress=" + one("100", "off", Integer.toString(1 + random.nextInt(40))));
        settings.add("handedness=" + one("right", "left"));
        // Some settings keep the edition's defaults.
        settings.removeIf(setting -> random.nextInt(3) == 0);
        return new Edition(one("conquest", "sixfaces"), settings);
    }

    /**
     * A position with few dice, anywhere on the board or crowded into a corner of it, where dice block each other and a
     * player may have no move left.
     */
    String setUp() {
        int files = random.nextBoolean() ? 9 : 2 + random.nextInt(3);
        int ranks = files == 9 ? 8 : 2 + random.nextInt(3);
        boolean mirrored = random.nextBoolean();
        String[][] board = new String[9][8];
        place(board, files, ranks, "K", mirrored);
        place(board, files == 9 ? 9 : files, ranks, "k", mirrored);
        int max = Math.min(8, (files * ranks - 2) / 2);
        for (int i = random.nextInt(Math.min(max, 5) + 1); i > 0; i--) {
            place(board, files, ranks, die('A'), mirrored);
        }
        for (int i = random.nextInt(Math.min(max, 5) + 1); i > 0; i--) {
            place(board, files, ranks, die('a'), mirrored);
        }
        int quiet = random.nextInt(3) == 0 ? random.nextInt(120) : 0;
        return text(board) + " " + one("w", "b") + " " + quiet + " " + (1 + random.nextInt(60));
    }

    private String die(char letterOfOne) {
        int top = 1 + random.nextInt(6);
        int south = 1 + random.nextInt(6);
        while (south == top || south + top == 7) {
            south = 1 + random.nextInt(6);
        }
        return "" + (char) (letterOfOne + top - 1) + south;
    }

    private void place(String[][] board, int files, int ranks, String die, boolean mirrored) {
        while (true) {
            int file = random.nextInt(files);
            int rank = random.nextInt(ranks);
            int f = mirrored ? 8 - file : file;
            int r = mirrored ? 7 - rank : rank;
            if (board[f][r] == null) {
                board[f][r] = die;
                return;
            }
        }
    }

    private static String text(String[][] board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 9; file++) {
                if (board[file][rank] == null) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : "" + empty).append(board[file][rank]);
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : "" + empty).append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }

    int move(ConquestPosition position) {
        MoveList moves = Edition.moves(position);
        return moves.get(random.nextInt(moves.size()));
    }

    private String one(String... words) {
        return words[random.nextInt(words.length)];
    }
}
