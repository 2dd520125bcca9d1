package parlour.cli.look;

import java.util.List;

/**
 * Seven columns by three lines: the top of a die between its four side faces, as if its sides were folded down.
 *
 * <pre>
 *    4
 *  6[5]1
 *    3
 * </pre>
 */
final class LargeSquare implements Square {

    private static final Style MARK = Style.ink(Palette.WOOD_INK);

    @Override
    public int height() {
        return 3;
    }

    @Override
    public int width() {
        return 7;
    }

    @Override
    public void die(Canvas canvas, int row, int column, Die die, Palette.Dice colours) {
        Style side = new Style(colours.ink(), colours.side(), false);
        Style top = new Style(colours.ink(), colours.top(), true);
        if (die.key()) {
            boolean square = die.seat() == 0;
            canvas.put(row, column + 1, square ? "┌───┐" : "╭───╮", side);
            canvas.put(row + 1, column + 1, "│", side);
            canvas.put(row + 1, column + 5, "│", side);
            canvas.put(row + 2, column + 1, square ? "└───┘" : "╰───╯", side);
        } else {
            canvas.put(row, column + 2, " " + die.north() + " ", side);
            canvas.put(row + 1, column + 1, Integer.toString(die.west()), side);
            canvas.put(row + 1, column + 5, Integer.toString(die.east()), side);
            canvas.put(row + 2, column + 2, " " + die.south() + " ", side);
        }
        canvas.put(row + 1, column + 2, die.framed(), top);
    }

    @Override
    public void sign(Canvas canvas, int row, int column, String sign, Style style) {
        canvas.put(row + 1, column + 3, sign, style);
    }

    @Override
    public void arrived(Canvas canvas, int row, int column) {
        canvas.put(row, column, "*", MARK);
    }

    @Override
    public void keySquare(Canvas canvas, int row, int column) {
        canvas.put(row + 1, column, "◇", MARK);
        canvas.put(row + 1, column + 6, "◇", MARK);
    }

    @Override
    public void routes(Canvas canvas, int row, int column, List<String> labels, boolean taking) {
        Style style = MARK.on(Palette.CHART).strong();
        boolean alone = labels.size() == 1 && !taking;
        if (!taking) {
            canvas.fill(row, column, height(), width(), style);
        }
        for (int i = 0; i < labels.size(); i++) {
            canvas.put(row + (alone ? 1 : 2 * i), column + 2, " " + labels.get(i), style);
        }
    }
}
