package parlour.cli.sheets;

import java.util.List;
import parlour.cli.sheets.PageCanvas.Anchor;
import parlour.cli.sheets.PageCanvas.Ink;
import parlour.cli.sheets.PageCanvas.Pen;
import parlour.cli.sheets.PageCanvas.TextFormat;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.game.Game;
import parlour.game.Language;
import parlour.game.Text;

/** The board of Conquest or 6 Faces on a sheet, with the starting dice drawn in place. */
public final class ConquestBoardSheet {

    private static final double SQUARE = 20;
    private static final double LEFT = (PageCanvas.WIDTH - Board.FILES * SQUARE) / 2;
    private static final double TOP = 62;
    private static final double FOOT_AT = 286;

    private static final TextFormat TITLE = new TextFormat(21, Ink.BLACK, Anchor.START);
    private static final TextFormat BODY = new TextFormat(9.5, Ink.BLACK, Anchor.START);
    private static final TextFormat NAME = new TextFormat(10, Ink.GREY, Anchor.MIDDLE);
    private static final TextFormat SMALL = new TextFormat(8, Ink.GREY, Anchor.END);
    private static final Pen EDGE = new Pen(0.6, Ink.BLACK);
    private static final Pen THIN = new Pen(0.2, Ink.GREY);

    private final Game game;
    private final ConquestPosition start;
    private final Language language;

    /** @param start the position drawn on the board */
    public ConquestBoardSheet(Game game, ConquestPosition start, Language language) {
        this.game = game;
        this.start = start;
        this.language = language;
    }

    public byte[] pdf() {
        String title = game.title().in(language);
        List<Text> notes = SheetTexts.conquestBoard(game);
        try (PdfCanvas canvas = new PdfCanvas(title, language)) {
            canvas.text(LEFT, 24, title, TITLE);
            for (int i = 0; i < notes.size(); i++) {
                canvas.text(LEFT, 33 + i * 5.2, notes.get(i).in(language), BODY);
            }
            for (int file = 0; file < Board.FILES; file++) {
                for (int rank = 0; rank < Board.RANKS; rank++) {
                    square(canvas, file, rank);
                }
                double x = LEFT + (file + 0.5) * SQUARE;
                canvas.text(x, TOP - 2.5, String.valueOf((char) ('a' + file)), NAME);
                canvas.text(x, TOP + Board.RANKS * SQUARE + 5, String.valueOf((char) ('a' + file)), NAME);
            }
            for (int rank = 0; rank < Board.RANKS; rank++) {
                double y = TOP + (Board.RANKS - 1 - rank + 0.57) * SQUARE;
                canvas.text(LEFT - 4, y, String.valueOf(rank + 1), NAME);
                canvas.text(LEFT + Board.FILES * SQUARE + 4, y, String.valueOf(rank + 1), NAME);
            }
            frame(canvas);
            canvas.text(PageCanvas.WIDTH - LEFT, FOOT_AT, "Parlour", SMALL);
            return canvas.bytes();
        }
    }

    private void square(PageCanvas canvas, int file, int rank) {
        double x = LEFT + file * SQUARE;
        double y = TOP + (Board.RANKS - 1 - rank) * SQUARE;
        canvas.rectangle(x, y, SQUARE, SQUARE, THIN);
        int square = Board.square(file, rank);
        double middleX = x + SQUARE / 2;
        double middleY = y + SQUARE / 2;
        if (square == ConquestPosition.goal(ConquestPosition.WHITE)
                || square == ConquestPosition.goal(ConquestPosition.BLACK)) {
            canvas.rectangle(x + 1.2, y + 1.2, SQUARE - 2.4, SQUARE - 2.4, EDGE);
        }
        if (start.isEmpty(square)) {
            return;
        }
        if (start.holdsKey(square)) {
            canvas.disc(middleX, middleY, 3.2, Ink.PALE);
            canvas.disc(middleX, middleY, 1.7, Ink.WHITE);
        } else {
            // Each player reads their own row: the far one is upside down.
            int top = Handedness.top(start.orientation(square));
            Pips.draw(canvas, top, middleX, middleY, 4.2, 4.2, 1.5, Ink.PALE);
        }
    }

    private static void frame(PageCanvas canvas) {
        double right = LEFT + Board.FILES * SQUARE;
        double bottom = TOP + Board.RANKS * SQUARE;
        canvas.line(LEFT, TOP, right, TOP, EDGE);
        canvas.line(right, TOP, right, bottom, EDGE);
        canvas.line(right, bottom, LEFT, bottom, EDGE);
        canvas.line(LEFT, bottom, LEFT, TOP, EDGE);
    }
}
