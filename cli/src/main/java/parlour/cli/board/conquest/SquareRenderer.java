package parlour.cli.board.conquest;

import java.util.List;
import parlour.cli.board.TextCanvas;
import parlour.cli.board.TextStyle;

/** Draws one square in a certain size. Row and column are its upper left character. */
interface SquareRenderer {

    int height();

    int width();

    void die(TextCanvas canvas, int row, int column, Die die, Palette.Dice colours);

    /** A small sign in the middle of an empty square. */
    void sign(TextCanvas canvas, int row, int column, String sign, TextStyle style);

    /** Marks a die that has just moved here. */
    void arrived(TextCanvas canvas, int row, int column);

    /** Marks a Key square with a die on it. */
    void keySquare(TextCanvas canvas, int row, int column);

    /** One or two routes that end here, as {@code ↑4}; a die to be captured remains visible. */
    void routes(TextCanvas canvas, int row, int column, List<String> labels, boolean taking);
}
