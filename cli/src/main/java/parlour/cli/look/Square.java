package parlour.cli.look;

import java.util.List;

/** How one square is drawn in a certain size. Row and column are its upper left character. */
interface Square {

    int height();

    int width();

    void die(Canvas canvas, int row, int column, Die die, Palette.Dice colours);

    /** Something small in the middle of an empty square. */
    void sign(Canvas canvas, int row, int column, String sign, Style style);

    /** Beside a die: it has just moved here. */
    void arrived(Canvas canvas, int row, int column);

    /** Beside the die that stands on it: this is a Key square. */
    void keySquare(Canvas canvas, int row, int column);

    /** One or two routes that end here, as {@code ↑4}; a die to be taken remains visible. */
    void routes(Canvas canvas, int row, int column, List<String> labels, boolean taking);
}
