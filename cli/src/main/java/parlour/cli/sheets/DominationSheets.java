package parlour.cli.sheets;

import java.util.ArrayList;
import java.util.List;
import parlour.cli.sheets.PageCanvas.Anchor;
import parlour.cli.sheets.PageCanvas.Ink;
import parlour.cli.sheets.PageCanvas.Pen;
import parlour.cli.sheets.PageCanvas.TextFormat;
import parlour.domination.Layout;
import parlour.domination.Pairs;
import parlour.game.Language;
import parlour.game.Text;

/**
 * Domination on paper: the board with the numbers of a layout, the 112 dominoes and the tokens, to cut out.
 *
 * <p>Everything is measured in sides of a cell. A domino is two cells long and lies exactly between two cells, so the
 * board is 22 cells wide: eight cells and seven dominoes.
 */
public final class DominationSheets {

    /** The printed size. */
    public enum Size {
        /** The board on one sheet. */
        SMALL(8.6),
        /** The board on four sheets, to be joined. */
        LARGE(15.5);

        private final double cell;

        Size(double cell) {
            this.cell = cell;
        }
    }

    private static final int CELLS = 8;

    /** The distance from one cell to the next, in cells. */
    private static final int PITCH = 3;

    private static final double MARGIN = 10;
    private static final double TITLE_AT = 16;
    private static final double NOTE_AT = 21.5;
    private static final double CUT_AT = 28;
    private static final double FOOT_AT = 291;

    private static final TextFormat TITLE = new TextFormat(14, Ink.BLACK, Anchor.START);
    private static final TextFormat NOTE = new TextFormat(8, Ink.GREY, Anchor.START);
    private static final TextFormat FOOT = new TextFormat(8, Ink.GREY, Anchor.END);
    private static final Pen EDGE = new Pen(0.3, Ink.BLACK);
    private static final Pen THIN = new Pen(0.15, Ink.GREY);

    private static final int SEATS = 4;
    private static final int TOKENS = 35;

    private final Layout layout;
    private final Size size;
    private final Language language;
    private final double cell;

    public DominationSheets(Layout layout, Size size, Language language) {
        this.layout = layout;
        this.size = size;
        this.language = language;
        this.cell = size.cell;
    }

    public byte[] pdf() {
        boolean isTyped = layout.name().startsWith("rows:");
        String title = isTyped
                ? new Text("Domination – your board", "Domination – votre plateau").in(language)
                : new Text("Domination – layout ", "Domination – plateau ").in(language) + layout.name();
        try (PdfCanvas canvas = new PdfCanvas(title, language)) {
            switch (size) {
                case SMALL -> wholeBoard(canvas, title);
                case LARGE -> boardInFour(canvas, title);
            }
            dominoes(canvas);
            tokens(canvas);
            return canvas.bytes();
        }
    }

    // ---- The board ----

    private void wholeBoard(PdfCanvas canvas, String title) {
        head(canvas, title, SheetTexts.BOARD_NOTE);
        double left = (PageCanvas.WIDTH - boardSide()) / 2;
        board(canvas, left, 48);
    }

    /** Four sheets that meet in the middle of the board; each is clipped at the line along which it is cut. */
    private void boardInFour(PdfCanvas canvas, String title) {
        double half = boardSide() / 2;
        double room = MARGIN + cell;
        for (int sheet = 0; sheet < 4; sheet++) {
            if (sheet > 0) {
                canvas.turnPage();
            }
            boolean right = sheet % 2 == 1;
            boolean lower = sheet >= 2;
            head(canvas, title + " – " + (sheet + 1) + "/4", SheetTexts.JOIN_NOTE);
            double middleX = right ? MARGIN : PageCanvas.WIDTH - MARGIN;
            double middleY = lower ? CUT_AT + 4 : CUT_AT + 4 + half + cell;
            double windowX = right ? middleX : middleX - half - room + MARGIN;
            double windowY = lower ? middleY : middleY - half - cell;
            canvas.through(
                    windowX, windowY, half + cell, half + cell, () -> board(canvas, middleX - half, middleY - half));
            canvas.line(middleX, windowY, middleX, windowY + half + cell, THIN);
            canvas.line(windowX, middleY, windowX + half + cell, middleY, THIN);
        }
    }

    private double boardSide() {
        return ((CELLS - 1) * PITCH + 1) * cell;
    }

    /** @param left the left edge of column a, {@code top} the upper edge of row 8 */
    private void board(PageCanvas canvas, double left, double top) {
        TextFormat names = new TextFormat(cell * 0.9, Ink.GREY, Anchor.MIDDLE);
        for (int column = 0; column < CELLS; column++) {
            double x = left + column * PITCH * cell;
            String file = String.valueOf((char) ('a' + column));
            canvas.text(x + cell / 2, top - cell * 0.3, file, names);
            canvas.text(x + cell / 2, top + boardSide() + cell * 0.6, file, names);
            for (int down = 0; down < CELLS; down++) {
                double y = top + down * PITCH * cell;
                if (column < CELLS - 1) {
                    slot(canvas, x + cell, y, 2 * cell, cell);
                }
                if (down < CELLS - 1) {
                    slot(canvas, x, y + cell, cell, 2 * cell);
                }
                cell(canvas, x, y, layout.rows().get(down).charAt(column) - '0');
            }
        }
        for (int down = 0; down < CELLS; down++) {
            double y = top + (down * PITCH + 0.65) * cell;
            String row = String.valueOf(CELLS - down);
            canvas.text(left - cell * 0.4, y, row, names);
            canvas.text(left + boardSide() + cell * 0.4, y, row, names);
        }
    }

    private void slot(PageCanvas canvas, double x, double y, double width, double height) {
        double gap = cell * 0.06;
        canvas.rectangle(x + gap, y + gap, width - 2 * gap, height - 2 * gap, THIN);
    }

    /** Pips to match the dominoes, and the number in a corner. */
    private void cell(PageCanvas canvas, double x, double y, int number) {
        canvas.rectangle(x, y, cell, cell, EDGE);
        face(canvas, number, x + cell / 2, y + cell / 2, false);
        canvas.text(
                x + cell * 0.06,
                y + cell * 0.24,
                String.valueOf(number),
                new TextFormat(cell * 0.55, Ink.GREY, Anchor.START));
    }

    private void face(PageCanvas canvas, int number, double x, double y, boolean turned) {
        double apart = cell * 0.26;
        // A face of 6, 3 or 2 lies along its domino: turned, its columns become rows.
        if (turned && number == 6) {
            for (int across = -1; across <= 1; across++) {
                canvas.disc(x + across * apart, y - apart, cell * 0.085, Ink.BLACK);
                canvas.disc(x + across * apart, y + apart, cell * 0.085, Ink.BLACK);
            }
            return;
        }
        Pips.draw(canvas, number, x, y, apart, apart, cell * 0.085, Ink.BLACK);
    }

    // ---- The dominoes ----

    private void dominoes(PdfCanvas canvas) {
        int across = (int) ((PageCanvas.WIDTH - 2 * MARGIN) / (2 * cell));
        int down = (int) ((FOOT_AT - 6 - CUT_AT) / cell);
        List<Integer> all = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            for (int i = 0; i < Pairs.COPIES; i++) {
                all.add(pair);
            }
        }
        int sheets = (all.size() + across * down - 1) / (across * down);
        for (int sheet = 0; sheet < sheets; sheet++) {
            canvas.turnPage();
            head(canvas, SheetTexts.dominoes(sheet + 1, sheets).in(language), SheetTexts.CUT_NOTE);
            double left = (PageCanvas.WIDTH - across * 2 * cell) / 2;
            for (int i = sheet * across * down; i < Math.min(all.size(), (sheet + 1) * across * down); i++) {
                int place = i - sheet * across * down;
                int row = place / across;
                domino(canvas, all.get(i), left + place % across * 2 * cell, CUT_AT + row * cell);
            }
        }
    }

    private void domino(PageCanvas canvas, int pair, double x, double y) {
        canvas.rectangle(x, y, 2 * cell, cell, EDGE);
        canvas.line(x + cell, y + cell * 0.12, x + cell, y + cell * 0.88, THIN);
        face(canvas, Pairs.low(pair), x + cell / 2, y + cell / 2, true);
        face(canvas, Pairs.high(pair), x + cell * 1.5, y + cell / 2, true);
    }

    // ---- The tokens ----

    private void tokens(PdfCanvas canvas) {
        canvas.turnPage();
        head(canvas, SheetTexts.TOKENS.in(language), SheetTexts.CUT_NOTE);
        double side = Math.min(cell * 1.3, 15.5);
        int across = 12;
        double left = (PageCanvas.WIDTH - across * side) / 2;
        double top = CUT_AT;
        for (int seat = 0; seat < SEATS; seat++) {
            for (int i = 0; i < TOKENS; i++) {
                double x = left + i % across * side;
                int row = i / across;
                double y = top + row * side;
                canvas.rectangle(x, y, side, side, THIN);
                token(canvas, seat, x + side / 2, y + side / 2, side * 0.36);
            }
            top += 3 * side + 5;
        }
    }

    /** Each seat has the same shape as at the table, and a shade. */
    private static void token(PageCanvas canvas, int seat, double x, double y, double r) {
        switch (seat) {
            case 0 -> {
                canvas.disc(x, y, r, Ink.BLACK);
                canvas.disc(x, y, r * 0.55, Ink.WHITE);
            }
            case 1 -> canvas.polygon(Ink.PALE, EDGE, x, y - r, x + r * 0.95, y + r * 0.75, x - r * 0.95, y + r * 0.75);
            case 2 -> {
                double d = r * 0.85;
                canvas.rectangle(x - d, y - d, 2 * d, 2 * d, new Pen(0.6, Ink.BLACK));
            }
            default -> cross(canvas, x, y, r * 0.95, r * 0.35);
        }
    }

    private static void cross(PageCanvas canvas, double x, double y, double r, double t) {
        canvas.polygon(Ink.GREY, EDGE, new double[] {
            x - t, y - r, x + t, y - r, x + t, y - t, x + r, y - t, x + r, y + t, x + t, y + t, x + t, y + r, x - t,
            y + r, x - t, y + t, x - r, y + t, x - r, y - t, x - t, y - t
        });
    }

    // ---- Every sheet ----

    private void head(PageCanvas canvas, String title, Text note) {
        canvas.text(MARGIN, TITLE_AT, title, TITLE);
        canvas.text(MARGIN, NOTE_AT, note.in(language), NOTE);
        canvas.text(PageCanvas.WIDTH - MARGIN, FOOT_AT, "Parlour", FOOT);
    }
}
