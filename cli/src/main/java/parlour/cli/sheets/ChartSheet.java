package parlour.cli.sheets;

import java.util.List;
import parlour.cli.sheets.Chart.Square;
import parlour.cli.sheets.PageCanvas.Anchor;
import parlour.cli.sheets.PageCanvas.Ink;
import parlour.cli.sheets.PageCanvas.TextFormat;
import parlour.conquest.Handedness;
import parlour.game.Language;
import parlour.game.Text;

/** A page of charts: all six, or a single large one. */
public final class ChartSheet {

    private static final double MARGIN = 14;
    private static final double RIGHT = PageCanvas.WIDTH - MARGIN;
    private static final double TITLE_AT = 21;
    private static final double TEXT_AT = 29.5;
    private static final double CHARTS_AT = 41;
    private static final double FOOT_AT = 286;

    private static final TextFormat TITLE = new TextFormat(21, Ink.BLACK, Anchor.START);
    private static final TextFormat SUBJECT = new TextFormat(21, Ink.GREY, Anchor.END);
    private static final TextFormat BODY = new TextFormat(9.5, Ink.BLACK, Anchor.START);
    private static final TextFormat SMALL = new TextFormat(8, Ink.GREY, Anchor.START);
    private static final TextFormat SMALL_RIGHT = new TextFormat(8, Ink.GREY, Anchor.END);

    /** The distance between lines, in font sizes. */
    private static final double LEADING = 1.55;

    /**
     * The positions of the six dice, in squares across and down. The charts are diamonds and interlock, so that all six
     * have the same scale and are in order from the top, with a corner left for the legend.
     */
    private static final double[][] PLACES = {{2.04, 2.04}, {8.4, 2.5}, {16, 3.5}, {4.5, 8.1}, {14, 12.5}, {6.5, 19}};

    /** The side of a square in the six charts, in millimetres: the largest that fits. */
    private static final double CELL = 9.3;

    private static final double LARGEST_CELL = 30;
    private static final double LEGEND_CELL = 15;

    private final Handedness hand;
    private final Language language;
    private final List<Integer> tops;

    private ChartSheet(Handedness hand, Language language, List<Integer> tops) {
        this.hand = hand;
        this.language = language;
        this.tops = tops;
    }

    public static ChartSheet ofAll(Handedness hand, Language language) {
        return new ChartSheet(hand, language, List.of(1, 2, 3, 4, 5, 6));
    }

    public static ChartSheet ofOne(int top, Handedness hand, Language language) {
        return new ChartSheet(hand, language, List.of(top));
    }

    public byte[] as(SheetFormat format) {
        String title = SheetTexts.GAMES.in(language) + " – " + subject().in(language);
        return switch (format) {
            case SVG -> {
                SvgCanvas canvas = new SvgCanvas(title, language);
                draw(canvas);
                yield canvas.bytes();
            }
            case PDF -> {
                try (PdfCanvas canvas = new PdfCanvas(title, language)) {
                    draw(canvas);
                    yield canvas.bytes();
                }
            }
        };
    }

    /**
     * At the start the 3 of every die faces its owner; with 3 or 4 on top that is impossible, and the 2 does instead.
     */
    static Chart chart(Handedness hand, int top) {
        int south = Handedness.areNeighbours(top, 3) ? 3 : 2;
        return Chart.of(hand, Handedness.orientation(top, south));
    }

    private boolean hasAll() {
        return tops.size() > 1;
    }

    private Text subject() {
        return hasAll() ? SheetTexts.ALL : SheetTexts.one(tops.getFirst());
    }

    private void draw(PageCanvas canvas) {
        canvas.text(MARGIN, TITLE_AT, SheetTexts.GAMES.in(language), TITLE);
        canvas.text(RIGHT, TITLE_AT, subject().in(language), SUBJECT);
        if (hasAll()) {
            drawAll(canvas);
        } else {
            drawOne(canvas, tops.getFirst());
        }
        canvas.text(MARGIN, FOOT_AT, SheetTexts.dice(hand).in(language) + "  " + SheetTexts.KEY.in(language), SMALL);
        canvas.text(RIGHT, FOOT_AT, "Parlour", SMALL_RIGHT);
    }

    private void drawAll(PageCanvas canvas) {
        lines(canvas, MARGIN, TEXT_AT, SheetTexts.HOW_TO_READ_ALL, BODY);
        for (int top : tops) {
            double[] place = PLACES[top - 1];
            chart(canvas, top, CELL, MARGIN + place[0] * CELL, CHARTS_AT + place[1] * CELL);
        }
        double x = MARGIN + 12.3 * CELL;
        double y = CHARTS_AT + 21.4 * CELL;
        legend(canvas, 2, x, y);
        lines(canvas, x, y + 19, SheetTexts.AT_THE_START, SMALL);
    }

    private void drawOne(PageCanvas canvas, int top) {
        lines(canvas, MARGIN, TEXT_AT, SheetTexts.HOW_TO_READ_ONE, BODY);
        double cell = Math.min(LARGEST_CELL, (RIGHT - MARGIN) / 2 / ChartDrawing.radius(top));
        chart(canvas, top, cell, PageCanvas.WIDTH / 2, 146);
        // With 1 up no square has two routes.
        if (top > 1) {
            legend(canvas, top, MARGIN + LEGEND_CELL / 3, 260);
        }
    }

    private void chart(PageCanvas canvas, int top, double cell, double x, double y) {
        canvas.group(
                "chart-" + top,
                SheetTexts.one(top).in(language),
                () -> new ChartDrawing(canvas, cell).draw(chart(hand, top), x, y));
    }

    /** An enlarged split square of the chart, explained in words. */
    private void legend(PageCanvas canvas, int top, double x, double y) {
        Square square = chart(hand, top).squares().stream()
                .filter(candidate -> candidate.files() > 0 && candidate.ranks() > 0 && !candidate.agrees())
                .findFirst()
                .orElseThrow();
        List<Text> says = List.of(
                SheetTexts.SPLIT,
                // A route that starts eastwards arrives from below, one that starts northwards from the left.
                SheetTexts.fromBelow(square.routes().getLast().face()),
                SheetTexts.fromTheLeft(square.routes().getFirst().face()));
        canvas.group("legend", SheetTexts.SPLIT.in(language), () -> {
            new ChartDrawing(canvas, LEGEND_CELL).square(square, x + LEGEND_CELL / 2, y);
            lines(canvas, x + 1.4 * LEGEND_CELL, y - 3.6, says, SMALL);
        });
    }

    private void lines(PageCanvas canvas, double x, double y, List<Text> lines, TextFormat format) {
        double step = LEADING * format.size() * TextFormat.MILLIMETRES_A_POINT;
        for (int i = 0; i < lines.size(); i++) {
            canvas.text(x, y + i * step, lines.get(i).in(language), format);
        }
    }
}
