package parlour.cli.board.conquest;

import java.util.List;
import parlour.cli.board.TextCanvas;
import parlour.cli.board.TextStyle;

/**
 * Four columns by two lines: the top of a die, the right face to its right, the near face below it. Opposite faces add
 * up to seven, so these three determine the die.
 *
 * <pre>
 * [5]1
 *  3
 * </pre>
 */
final class SmallSquare implements SquareRenderer {

    private static final TextStyle MARK = TextStyle.ink(Palette.WOOD_INK);

    @Override
    public int height() {
        return 2;
    }

    @Override
    public int width() {
        return 4;
    }

    @Override
    public void die(TextCanvas canvas, int row, int column, Die die, Palette.Dice colours) {
        TextStyle side = new TextStyle(colours.ink(), colours.side(), false);
        canvas.put(row, column, die.framed(), new TextStyle(colours.ink(), colours.top(), true));
        if (die.key()) {
            canvas.put(row + 1, column, "   ", side);
        } else {
            canvas.put(row, column + 3, Integer.toString(die.east()), side);
            canvas.put(row + 1, column, " " + die.south() + " ", side);
        }
    }

    @Override
    public void sign(TextCanvas canvas, int row, int column, String sign, TextStyle style) {
        canvas.put(row, column + 1, sign, style);
    }

    @Override
    public void arrived(TextCanvas canvas, int row, int column) {
        canvas.put(row + 1, column + 3, "*", MARK);
    }

    @Override
    public void keySquare(TextCanvas canvas, int row, int column) {
        canvas.put(row + 1, column, "◇", TextStyle.ink(Palette.BRASS));
    }

    @Override
    public void routes(TextCanvas canvas, int row, int column, List<String> labels, boolean taking) {
        for (int i = 0; i < labels.size(); i++) {
            canvas.put(
                    row + i,
                    column,
                    (taking ? "x" : "") + labels.get(i) + " ",
                    MARK.on(Palette.CHART).strong());
        }
    }
}
