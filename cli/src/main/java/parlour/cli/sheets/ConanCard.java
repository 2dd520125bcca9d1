package parlour.cli.sheets;

import parlour.cli.sheets.PageCanvas.Anchor;
import parlour.cli.sheets.PageCanvas.Ink;
import parlour.cli.sheets.PageCanvas.Pen;
import parlour.cli.sheets.PageCanvas.TextFormat;
import parlour.conan.card.Attribute;
import parlour.conan.card.Card;
import parlour.game.Language;
import parlour.game.Text;

/** One card of Conan on paper, as large as a playing card. */
final class ConanCard {

    static final double WIDTH = 63;
    static final double HEIGHT = 88;

    private static final double ROOM = WIDTH - 10;
    private static final Pen CUT = new Pen(0.15, Ink.GREY);
    private static final Pen FRAME = new Pen(0.4, Ink.BLACK);
    private static final Pen HAIR = new Pen(0.15, Ink.BLACK);
    private static final TextFormat KIND = new TextFormat(6.5, Ink.GREY, Anchor.MIDDLE);
    private static final TextFormat VALUE = new TextFormat(20, Ink.BLACK, Anchor.MIDDLE);
    private static final TextFormat WORDS = new TextFormat(8.5, Ink.BLACK, Anchor.MIDDLE);
    private static final TextFormat FLAVOUR = new TextFormat(6.5, Ink.GREY, Anchor.MIDDLE);

    private final PdfCanvas canvas;
    private final Language language;

    ConanCard(PdfCanvas canvas, Language language) {
        this.canvas = canvas;
        this.language = language;
    }

    /** Draws the face, its top left corner at this point. */
    void face(Card card, double x, double y) {
        frame(x, y);
        double middle = x + WIDTH / 2;
        String name = card.name().in(language);
        double size = 11;
        while (canvas.length(name, size) > ROOM) {
            size -= 0.5;
        }
        canvas.text(middle, y + 11, name, new TextFormat(size, Ink.BLACK, Anchor.MIDDLE));
        canvas.text(middle, y + 15.5, kind(card).in(language), KIND);
        canvas.line(x + 8, y + 18, x + WIDTH - 8, y + 18, HAIR);
        double top = y + 24;
        switch (card.role()) {
            case HERO, FOE, TRAP, SORCERY, ALLY -> values(card, x, top);
            case ADVENTURE -> adventure(card, middle, top);
            case RESOLUTION -> star(middle, top + 7, 7.5, Ink.BLACK);
            case ACTION -> arrow(middle, top + 7);
            case OBJECT -> ring(middle, top + 7);
        }
        String text = card.text().in(language);
        if (!text.isEmpty()) {
            canvas.paragraph(middle, y + 53, ROOM, text, WORDS);
        }
        canvas.paragraph(middle, y + HEIGHT - 9, ROOM, card.flavour().in(language), FLAVOUR);
    }

    /** Draws the back: a sword, whose point shows whose challenge this is. */
    void back(double x, double y) {
        frame(x, y);
        double middle = x + WIDTH / 2;
        canvas.polygon(
                Ink.PALE,
                FRAME,
                middle,
                y + 12,
                middle + 3,
                y + 20,
                middle + 3,
                y + 60,
                middle - 3,
                y + 60,
                middle - 3,
                y + 20);
        canvas.line(middle, y + 16, middle, y + 58, HAIR);
        canvas.box(middle - 13, y + 60, 26, 3.5, Ink.BLACK, HAIR);
        canvas.box(middle - 1.8, y + 63.5, 3.6, 10, Ink.GREY, HAIR);
        canvas.disc(middle, y + 75.5, 2.8, Ink.BLACK);
    }

    private void frame(double x, double y) {
        canvas.rectangle(x, y, WIDTH, HEIGHT, CUT);
        canvas.rectangle(x + 3, y + 3, WIDTH - 6, HEIGHT - 6, FRAME);
    }

    private static Text kind(Card card) {
        return switch (card.role()) {
            case HERO -> new Text("Hero", "Héros");
            case ADVENTURE ->
                new Text("Adventure, Difficulty " + card.difficulty(), "Aventure, Difficulté " + card.difficulty());
            case FOE -> challenge("foe", "ennemi");
            case TRAP -> challenge("trap", "piège");
            case SORCERY -> challenge("sorcery", "sortilège");
            case ALLY ->
                new Text(
                        "Challenge: ally, hired for " + card.cost() + " PG",
                        "Défi : allié, engagé pour " + card.cost() + " PG");
            case RESOLUTION -> new Text("Resolution", "Résolution");
            case ACTION -> new Text("Action", "Action");
            case OBJECT -> new Text("Object", "Objet");
        };
    }

    private static Text challenge(String en, String fr) {
        return new Text("Challenge: " + en, "Défi : " + fr);
    }

    private void values(Card card, double x, double top) {
        double column = (WIDTH - 10) / 3;
        double middle = x + 5 - column / 2;
        for (Attribute attribute : Attribute.values()) {
            middle += column;
            canvas.rectangle(middle - column / 2 + 1, top, column - 2, 20, HAIR);
            sign(attribute, middle, top + 4);
            canvas.text(middle, top + 14, String.valueOf(card.value(attribute)), VALUE);
            canvas.text(middle, top + 18.3, attribute.title.in(language), KIND);
        }
    }

    /** A shape next to each word, recognisable from a distance: a blade, an eye, a flame. */
    private void sign(Attribute attribute, double x, double y) {
        switch (attribute) {
            case STRENGTH -> canvas.polygon(Ink.BLACK, HAIR, x, y - 2, x + 1.4, y + 1.8, x - 1.4, y + 1.8);
            case CUNNING -> {
                canvas.disc(x, y, 1.8, Ink.BLACK);
                canvas.disc(x, y, 0.8, Ink.WHITE);
            }
            case SPIRIT -> canvas.polygon(Ink.BLACK, HAIR, x, y - 2, x + 1.5, y, x, y + 2, x - 1.5, y);
        }
    }

    private void adventure(Card card, double middle, double top) {
        for (int i = 0; i < card.difficulty(); i++) {
            star(middle + (i - (card.difficulty() - 1) / 2.0) * 8, top + 4, 3.4, Ink.BLACK);
        }
        String loot = new Text("Loot: " + card.glory() + " PG", "Butin : " + card.glory() + " PG").in(language);
        String object = switch (card.objects()) {
            case 0 -> "";
            case 1 -> new Text(" and an object", " et un objet").in(language);
            default ->
                new Text(" and " + card.objects() + " objects", " et " + card.objects() + " objets").in(language);
        };
        canvas.text(middle, top + 16, loot + object, new TextFormat(10, Ink.BLACK, Anchor.MIDDLE));
    }

    private void star(double x, double y, double r, Ink fill) {
        double[] corners = new double[20];
        for (int i = 0; i < 10; i++) {
            double angle = Math.PI * (i / 5.0 - 0.5);
            double reach = i % 2 == 0 ? r : r * 0.42;
            corners[2 * i] = x + reach * Math.cos(angle);
            corners[2 * i + 1] = y + reach * Math.sin(angle);
        }
        canvas.polygon(fill, HAIR, corners);
    }

    private void arrow(double x, double y) {
        canvas.polygon(
                Ink.PALE, FRAME, x - 9, y - 2.5, x + 2, y - 2.5, x + 2, y - 6, x + 9, y, x + 2, y + 6, x + 2, y + 2.5,
                x - 9, y + 2.5);
    }

    private void ring(double x, double y) {
        canvas.disc(x, y, 7, Ink.BLACK);
        canvas.disc(x, y, 6.5, Ink.PALE);
        canvas.disc(x, y, 4, Ink.BLACK);
        canvas.disc(x, y, 3.5, Ink.WHITE);
    }
}
