package parlour.cli.board.conquest;

import java.util.List;
import parlour.cli.board.TextCanvas;
import parlour.cli.board.TextStyle;

/**
 * Seven columns by three lines: the top of a die between its four side faces, as if folded down.
 *
 * <pre>
 *    4
 *  6[5]1
 *    3
 * </pre>
 */
final class LargeSquare implements SquareRenderer {

    private static final TextStyle MARK = TextStyle.ink(Palette.WOOD_INK);

    @Override
    public int height() {
        return 3;
    }

    @Override
    public int width() {
        return 7;
    }

    @Override
    public void die(TextCanvas canvas, int row, int column, Die die, Palette.Dice colours) {
        TextStyle side = new TextStyle(colours.ink(), colours.side(), false);
        TextStyle top = new TextStyle(colours.ink(), colours.top(), true);
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
    public void sign(TextCanvas canvas, int row, int column, String sign, TextStyle style) {
        canvas.put(row + 1, column + 3, sign, style);
    }

    @Override
    public void arrived(TextCanvas canvas, int row, int column) {
        canvas.put(row, column, "*", MARK);
    }

    @Override
    public void keySquare(TextCanvas canvas, int row, int column) {
        canvas.put(row + 1, column, "◇", MARK);
        canvas.put(row + 1, column + 6, "◇", MARK);
    }

    @Override
    public void routes(TextCanvas canvas, int row, int column, List<String> labels, boolean taking) {
        TextStyle style = MARK.on(Palette.CHART).strong();
        boolean alone = labels.size() == 1 && !taking;
        if (!taking) {
            canvas.fill(row, column, height(), width(), style);
        }
        for (int i = 0; i < labels.size(); i++) {
            canvas.put(row + (alone ? 1 : 2 * i), column + 2, " " + labels.get(i), style);
        }
    }
}
