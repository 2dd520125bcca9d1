package parlour.cli.look;

import java.util.List;

/**
 * Four columns by two lines: the top of a die, on its right the face that looks right, below it the near face. Opposite
 * faces add to seven, so these three tell all.
 *
 * <pre>
 * [5]1
 *  3
 * </pre>
 */
final class SmallSquare implements Square {

    private static final Style MARK = Style.ink(Palette.WOOD_INK);

    @Override
    public int height() {
        return 2;
    }

    @Override
    public int width() {
        return 4;
    }

    @Override
    public void die(Canvas canvas, int row, int column, Die die, Palette.Dice colours) {
        Style side = new Style(colours.ink(), colours.side(), false);
        canvas.put(row, column, die.framed(), new Style(colours.ink(), colours.top(), true));
        if (die.key()) {
            canvas.put(row + 1, column, "   ", side);
        } else {
            canvas.put(row, column + 3, Integer.toString(die.east()), side);
            canvas.put(row + 1, column, " " + die.south() + " ", side);
        }
    }

    @Override
    public void sign(Canvas canvas, int row, int column, String sign, Style style) {
        canvas.put(row, column + 1, sign, style);
    }

    @Override
    public void arrived(Canvas canvas, int row, int column) {
        canvas.put(row + 1, column + 3, "*", MARK);
    }

    @Override
    public void keySquare(Canvas canvas, int row, int column) {
        canvas.put(row + 1, column, "◇", Style.ink(Palette.BRASS));
    }

    @Override
    public void routes(Canvas canvas, int row, int column, List<String> labels, boolean taking) {
        for (int i = 0; i < labels.size(); i++) {
            canvas.put(
                    row + i,
                    column,
                    (taking ? "x" : "") + labels.get(i) + " ",
                    MARK.on(Palette.CHART).strong());
        }
    }
}
