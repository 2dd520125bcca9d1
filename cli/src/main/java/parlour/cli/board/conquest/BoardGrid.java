package parlour.cli.board.conquest;

import parlour.conquest.Board;

/**
 * The positions of the squares on a canvas.
 *
 * @param height lines from one rank to the next; {@code width} columns from one file to the next
 * @param top the line of the first rank; {@code left} the column of the first file
 */
record BoardGrid(int height, int width, int top, int left, boolean flipped) {

    /** The upper line of a square. */
    int row(String square) {
        int rank = square.charAt(1) - '1';
        return top + height * (flipped ? rank : Board.RANKS - 1 - rank);
    }

    /** The left column of a square. */
    int column(String square) {
        int file = square.charAt(0) - 'a';
        return left + width * (flipped ? Board.FILES - 1 - file : file);
    }

    static boolean isSquare(String word) {
        return word.length() == 2 && Board.contains(word.charAt(0) - 'a', word.charAt(1) - '1');
    }
}
