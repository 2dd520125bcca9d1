package parlour.cli.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.cli.sheets.PageCanvas.Anchor;
import parlour.cli.sheets.PageCanvas.Ink;
import parlour.cli.sheets.PageCanvas.Pen;
import parlour.cli.sheets.PageCanvas.TextFormat;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.game.Language;
import parlour.game.Text;

/** Conan on paper: every card of a set, their back, and tracks for points of glory. */
public final class ConanSheets {

    private static final int ACROSS = 3;
    private static final int DOWN = 3;
    private static final int SEATS = 4;

    /** More than the 30 that end a game. */
    private static final int MAX_GLORY = 44;

    private static final double HEAD_AT = 8;
    private static final double LEFT = (PageCanvas.WIDTH - ACROSS * ConanCard.WIDTH) / 2;
    private static final double TOP = (PageCanvas.HEIGHT - DOWN * ConanCard.HEIGHT) / 2;
    private static final TextFormat NOTE = new TextFormat(8, Ink.GREY, Anchor.START);
    private static final TextFormat NUMBER = new TextFormat(9, Ink.BLACK, Anchor.MIDDLE);
    private static final TextFormat LARGE = new TextFormat(14, Ink.BLACK, Anchor.START);

    private static final Text BACKS = new Text(
            "Backs: print this page on the back of every sheet of cards. The point of the sword shows whose challenge it is.",
            "Dos : imprimez cette page au verso de chaque feuille de cartes. La pointe de l’épée montre à qui est le défi.");
    private static final Text TRACKS = new Text(
            "Glory: each player puts a coin on a row and starts at 15. At 0 a player is out; 30 when a hero phase begins ends the game.",
            "Points de gloire : chacun pose une pièce sur sa ligne et commence à 15. À 0, on est éliminé ; 30 au début d’une phase des héros mettent fin à la partie.");

    private final CardSet set;
    private final Map<String, String> pictures;
    private final Language language;
    private final boolean isColoured;

    /**
     * The cards of a set.
     *
     * @param pictures data URIs by the card's id; other cards have the pictures of the program, or a sign
     * @param isColoured whether the cards are printed in colour, or in black and white
     */
    public ConanSheets(CardSet set, Map<String, String> pictures, Language language, boolean isColoured) {
        this.set = set;
        this.pictures = Map.copyOf(pictures);
        this.language = language;
        this.isColoured = isColoured;
    }

    public byte[] pdf() {
        try (PdfCanvas canvas = new PdfCanvas("Conan", language, isColoured)) {
            List<Card> cards = cards();
            ConanCard drawing = new ConanCard(canvas, language, pictures);
            int sheets = Math.ceilDiv(cards.size(), ACROSS * DOWN);
            for (int i = 0; i < cards.size(); i++) {
                int place = i % (ACROSS * DOWN);
                if (place == 0) {
                    if (i > 0) {
                        canvas.turnPage();
                    }
                    int sheet = i / (ACROSS * DOWN) + 1;
                    canvas.text(LEFT, HEAD_AT, cards(sheet, sheets) + SheetTexts.CUT_NOTE.in(language), NOTE);
                }
                drawing.face(cards.get(i), x(place), y(place));
            }
            backs(canvas, drawing);
            tracks(canvas);
            return canvas.bytes();
        }
    }

    private List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        for (Card card : set.kinds()) {
            for (int copy = 0; copy < card.copies(); copy++) {
                cards.add(card);
            }
        }
        return cards;
    }

    private String cards(int sheet, int sheets) {
        String count = sheet + "/" + sheets + ". ";
        return "Conan – " + new Text("cards ", "cartes ").in(language) + count;
    }

    private static double x(int place) {
        return LEFT + place % ACROSS * ConanCard.WIDTH;
    }

    private static double y(int place) {
        int row = place / ACROSS;
        return TOP + row * ConanCard.HEIGHT;
    }

    private void backs(PdfCanvas canvas, ConanCard drawing) {
        canvas.turnPage();
        canvas.text(LEFT, HEAD_AT, BACKS.in(language), NOTE);
        for (int place = 0; place < ACROSS * DOWN; place++) {
            drawing.back(x(place), y(place));
        }
    }

    private void tracks(PdfCanvas canvas) {
        canvas.turnPage();
        canvas.text(LEFT, HEAD_AT + 6, "Conan", LARGE);
        canvas.paragraph(LEFT, HEAD_AT + 13, PageCanvas.WIDTH - 2 * LEFT, TRACKS.in(language), NOTE);
        double side = 12.5;
        int inARow = 15;
        for (int seat = 0; seat < SEATS; seat++) {
            double top = 32 + seat * (3 * side + 26);
            canvas.text(LEFT, top + 5, new Text("Player ", "Joueur ").in(language) + (seat + 1), LARGE);
            for (int glory = 0; glory <= MAX_GLORY; glory++) {
                int row = glory / inARow;
                double x = LEFT + glory % inARow * side;
                double y = top + 9 + row * side;
                boolean isMarked = glory == 0 || glory == 15 || glory == 30;
                canvas.rectangle(x, y, side, side, new Pen(isMarked ? 0.8 : 0.2, Ink.BLACK));
                canvas.text(x + side / 2, y + side / 2 + 1.2, String.valueOf(glory), NUMBER);
            }
        }
    }
}
