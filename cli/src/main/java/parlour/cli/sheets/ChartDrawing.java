package parlour.cli.sheets;

import parlour.cli.sheets.Chart.Route;
import parlour.cli.sheets.Chart.Square;
import parlour.cli.sheets.PageCanvas.Ink;
import parlour.cli.sheets.PageCanvas.Pen;
import parlour.conquest.Board;

/**
 * Draws a chart: the die in the middle, its side faces folded out around it, and around them the squares it can reach,
 * each with the face that comes up. All sizes are relative to the side of a square, so that a chart looks the same at
 * any scale.
 */
final class ChartDrawing {

    private static final double SIDE_DEPTH = 0.44;
    private static final double SIDE_TAPER = 0.14;

    private final PageCanvas canvas;
    private final double cell;
    private final Pen edge;
    private final Pen fine;
    private final Pen faint;

    /** @param cell the side of a square in millimetres */
    ChartDrawing(PageCanvas canvas, double cell) {
        this.canvas = canvas;
        this.cell = cell;
        // Lines grow more slowly than squares, or a large chart would look heavy.
        double weight = Math.sqrt(cell / 9);
        this.edge = new Pen(0.32 * weight, Ink.BLACK);
        this.fine = new Pen(0.2 * weight, Ink.BLACK);
        this.faint = new Pen(0.12 * weight, Ink.PALE);
    }

    /** How far a chart reaches from the middle of its die, in squares. */
    static double radius(int top) {
        return top + 0.5 + moveOut(top);
    }

    /** With 1 up the squares would overlap the side faces, so they are moved out. */
    private static double moveOut(int top) {
        return top == 1 ? SIDE_DEPTH + 0.1 : 0;
    }

    void draw(Chart chart, double x, double y) {
        passedSquares(chart.top(), x, y);
        for (Square square : chart.squares()) {
            double out = chart.top() + moveOut(chart.top());
            double squareX = x + square.files() * cell * out / chart.top();
            double squareY = y - square.ranks() * cell * out / chart.top();
            square(square, squareX, squareY);
        }
        die(chart, x, y);
    }

    /** Squares passed are only drawn to be counted. */
    private void passedSquares(int top, double x, double y) {
        for (int ranks = -top; ranks <= top; ranks++) {
            int files = top - 1 - Math.abs(ranks);
            for (int file = -files; file <= files; file++) {
                outline(x + file * cell, y - ranks * cell, faint);
            }
        }
    }

    private void outline(double x, double y, Pen pen) {
        canvas.rectangle(x - cell / 2, y - cell / 2, cell, cell, pen);
    }

    /** A square within reach: whole, or split from the near corner to the far one. */
    void square(Square square, double x, double y) {
        outline(x, y, edge);
        if (square.routes().size() == 1) {
            face(square.routes().getFirst().face(), x, y, 1, 1, 0.24, 0.075);
            return;
        }
        double half = cell / 2;
        int east = Integer.signum(square.files());
        int south = -Integer.signum(square.ranks());
        canvas.line(x - east * half, y - south * half, x + east * half, y + south * half, fine);
        for (Route route : square.routes()) {
            half(route, x, y, east, south);
        }
    }

    /** Half a square, on the side from which the die arrives, with its arrow. */
    private void half(Route route, double x, double y, int east, int south) {
        // The half's right angle is off the diagonal, behind the edge over which the die arrives.
        boolean alongFile = Board.rankStep(route.last()) != 0;
        int cornerX = alongFile ? east : -east;
        int cornerY = alongFile ? -south : south;
        face(
                route.face(),
                x + cornerX * 0.222 * cell,
                y + cornerY * 0.222 * cell,
                // Mirrored so that 2 and 3 run along the diagonal and not across it.
                1,
                cornerX * cornerY > 0 ? 1 : -1,
                0.136,
                0.05);
        double aside = 0.1 * cell;
        arrow(route.last(), x + (alongFile ? cornerX * aside : 0), y + (alongFile ? 0 : cornerY * aside));
    }

    /** Just outside the square and pointing in, where nothing else is drawn. */
    private void arrow(int direction, double x, double y) {
        double alongX = Board.fileStep(direction) * cell;
        double alongY = -Board.rankStep(direction) * cell;
        double tipX = x - alongX * 0.5 - Math.signum(alongX) * edge.width();
        double tipY = y - alongY * 0.5 - Math.signum(alongY) * edge.width();
        canvas.line(tipX - alongX * 0.24, tipY - alongY * 0.24, tipX - alongX * 0.1, tipY - alongY * 0.1, fine);
        canvas.polygon(
                Ink.BLACK,
                new Pen(fine.width() / 2, Ink.BLACK),
                tipX,
                tipY,
                tipX - alongX * 0.14 + alongY * 0.07,
                tipY - alongY * 0.14 + alongX * 0.07,
                tipX - alongX * 0.14 - alongY * 0.07,
                tipY - alongY * 0.14 - alongX * 0.07);
    }

    private void face(int face, double x, double y, int mirrorX, int mirrorY, double spread, double radius) {
        Pips.draw(canvas, face, x, y, mirrorX * spread * cell, mirrorY * spread * cell, radius * cell, Ink.BLACK);
    }

    private void die(Chart chart, double x, double y) {
        for (int direction = 0; direction < 4; direction++) {
            side(chart.side(direction), direction, x, y);
        }
        // A thick edge with round corners makes it a die.
        double half = 0.4 * cell;
        canvas.box(x - half, y - half, 2 * half, 2 * half, Ink.BLACK, new Pen(0.2 * cell, Ink.BLACK));
        Pips.draw(canvas, chart.top(), x, y, 0.27 * cell, 0.27 * cell, 0.085 * cell, Ink.WHITE);
    }

    /** A side face, folded out flat and foreshortened. */
    private void side(int face, int direction, double x, double y) {
        double outX = Board.fileStep(direction) * cell;
        double outY = -Board.rankStep(direction) * cell;
        double far = 0.5 + SIDE_DEPTH;
        double narrow = 0.5 - SIDE_TAPER;
        canvas.polygon(
                Ink.WHITE,
                fine,
                x + outX * 0.5 + outY * 0.5,
                y + outY * 0.5 + outX * 0.5,
                x + outX * far + outY * narrow,
                y + outY * far + outX * narrow,
                x + outX * far - outY * narrow,
                y + outY * far - outX * narrow,
                x + outX * 0.5 - outY * 0.5,
                y + outY * 0.5 - outX * 0.5);
        double middle = 0.5 + SIDE_DEPTH / 2;
        double along = 0.2 * cell;
        double deep = 0.125 * cell;
        boolean upright = outX == 0;
        Pips.draw(
                canvas,
                face,
                x + outX * middle,
                y + outY * middle,
                upright ? along : deep,
                upright ? deep : along,
                0.048 * cell,
                Ink.BLACK);
    }
}
