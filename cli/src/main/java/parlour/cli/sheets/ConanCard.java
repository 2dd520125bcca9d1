package parlour.cli.sheets;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
    private static final double BAND = 8;
    private static final double ART_AT = 18;
    private static final double ART_HEIGHT = 40;
    private static final double STRIP_AT = ART_AT + ART_HEIGHT;
    private static final double STRIP_HEIGHT = 9;
    private static final Pen CUT = new Pen(0.15, Ink.GREY);
    private static final TextFormat KIND = new TextFormat(7.5, Ink.WHITE, Anchor.START);
    private static final TextFormat COST = new TextFormat(9, Ink.WHITE, Anchor.END);
    private static final TextFormat VALUE = new TextFormat(15, Ink.BLACK, Anchor.START);
    private static final TextFormat WORDS = new TextFormat(8.5, Ink.BLACK, Anchor.MIDDLE);
    private static final TextFormat FLAVOUR = new TextFormat(6.5, Ink.GREY, Anchor.MIDDLE);
    private static final double MIN_SIZE = 4.5;
    private static final Colour PAPER = Colour.of("#fbf4e4");
    private static final Colour STRIP = Colour.of("#e7d9bd");
    private static final Colour DARK = Colour.of("#2a2019");
    private static final Colour LIGHT = Colour.of("#ffffff");
    private static final Colour FADED = Colour.of("#cdbd9c");
    private static final Colour BRASS = Colour.of("#8a6212");
    private static final Colour BACK = Colour.of("#553224");
    private static final Colour BACK_STRIPE = Colour.of("#4a2a1d");
    private static final Colour BACK_LINE = Colour.of("#e9d3a6");

    private final PdfCanvas canvas;
    private final Language language;
    private final ConanArt art = new ConanArt();

    private final Map<String, String> pictures;

    /**
     * Draws cards.
     *
     * @param pictures data URIs by the card's id; others have the picture of the program with the same id, or a sign
     */
    ConanCard(PdfCanvas canvas, Language language, Map<String, String> pictures) {
        this.pictures = pictures;
        this.canvas = canvas;
        this.language = language;
    }

    /** Draws the face, its top left corner at this point. */
    void face(Card card, double x, double y) {
        canvas.area(x, y, WIDTH, HEIGHT, PAPER);
        double middle = x + WIDTH / 2;
        canvas.area(x, y, WIDTH, BAND, bandColour(card.role()));
        icon(kindIcon(card.role()), x + 4, y + 2.2, 4, LIGHT);
        canvas.text(x + 9.5, y + 5.3, kind(card).in(language), KIND);
        if (card.cost() > 0) {
            canvas.text(x + WIDTH - 9, y + 5.6, String.valueOf(card.cost()), COST);
            icon("glory", x + WIDTH - 8.5, y + 2.1, 4.2, LIGHT);
        }
        name(card, middle, y + 14.6);
        picture(card, x, y + ART_AT);
        switch (card.role()) {
            case HERO, FOE, TRAP, SORCERY, ALLY -> values(card, x, y + STRIP_AT);
            case ADVENTURE -> adventure(card, x, y + STRIP_AT);
            case RESOLUTION, ACTION, OBJECT -> {}
        }
        boolean hasStrip = card.role() == Card.Role.ADVENTURE
                || card.role() == Card.Role.HERO
                || card.role().isChallenge();
        String text = card.text().in(language);
        double next = y + STRIP_AT + (hasStrip ? STRIP_HEIGHT : 0) + 5.5;
        if (!text.isEmpty()) {
            next = canvas.paragraph(middle, next, ROOM, text, fitting(text, y + HEIGHT - 2 - next));
        }
        flavour(card, middle, y + HEIGHT - 4, next);
        canvas.frame(x, y, WIDTH, HEIGHT, CUT);
    }

    /** Smaller letters for a text that needs more room than there is. */
    private TextFormat fitting(String text, double room) {
        double size = WORDS.size();
        while (size > MIN_SIZE
                && canvas.lines(ROOM, text, size) * size * 1.25 * TextFormat.MILLIMETRES_A_POINT > room) {
            size -= 0.5;
        }
        return new TextFormat(size, WORDS.ink(), WORDS.anchor());
    }

    /** The last lines end at the lower edge, and are left out if the text above needs the room. */
    private void flavour(Card card, double middle, double bottom, double free) {
        String flavour = card.flavour().in(language);
        double leading = FLAVOUR.size() * 1.25 * TextFormat.MILLIMETRES_A_POINT;
        int lines = Math.max(1, (int) Math.ceil(canvas.length(flavour, FLAVOUR.size()) / (ROOM * 0.93)));
        double top = bottom - (lines - 1) * leading;
        if (!flavour.isEmpty() && top > free) {
            canvas.paragraph(middle, top, ROOM, flavour, FLAVOUR);
        }
    }

    private void name(Card card, double middle, double y) {
        String name = card.name().in(language);
        double size = 12.5;
        while (size > MIN_SIZE && canvas.length(name, size) > ROOM) {
            size -= 0.5;
        }
        canvas.text(middle, y, name, new TextFormat(size, Ink.BLACK, Anchor.MIDDLE));
    }

    private void picture(Card card, double x, double y) {
        double scale = Math.max(WIDTH / ConanArt.WIDTH, ART_HEIGHT / ConanArt.HEIGHT);
        double left = x + (WIDTH - ConanArt.WIDTH * scale) / 2;
        double top = y + (ART_HEIGHT - ConanArt.HEIGHT * scale) / 2;
        canvas.through(x, y, WIDTH, ART_HEIGHT, () -> {
            canvas.area(x, y, WIDTH, ART_HEIGHT, STRIP);
            if (photograph(card, x, y)) {
                return;
            }
            Optional<List<ConanArt.Part>> drawn = art.picture(card.id());
            drawn.ifPresentOrElse(
                    parts -> canvas.picture(parts, left, top, scale, Optional.empty()),
                    () -> icon(kindIcon(card.role()), x + WIDTH / 2 - 10, y + ART_HEIGHT / 2 - 10, 20, FADED));
        });
    }

    /** Draws the picture that came with the set; false if there is none, or it cannot be read. */
    private boolean photograph(Card card, double x, double y) {
        Optional<BufferedImage> image =
                Optional.ofNullable(pictures.get(card.id())).flatMap(CardPicture::read);
        image.ifPresent(it -> canvas.image(it, x, y, WIDTH, ART_HEIGHT));
        return image.isPresent();
    }

    private void icon(String name, double x, double y, double size, Colour colour) {
        canvas.picture(art.icon(name), x, y, size / ConanArt.ICON, Optional.of(colour));
    }

    private static String kindIcon(Card.Role role) {
        return role.name().toLowerCase(Locale.ROOT);
    }

    /** The same colours as on the page. */
    private static Colour bandColour(Card.Role role) {
        return Colour.of(
                switch (role) {
                    case HERO -> "#233a44";
                    case ADVENTURE -> "#2c3f6b";
                    case FOE -> "#7c2a22";
                    case TRAP -> "#5c3a14";
                    case SORCERY -> "#3a2c63";
                    case ALLY -> "#4c3560";
                    case RESOLUTION -> "#6d4c08";
                    case ACTION -> "#245744";
                    case OBJECT -> "#5a4632";
                });
    }

    /** Draws the back: a sword, whose point shows whose challenge this is. */
    void back(double x, double y) {
        canvas.through(x, y, WIDTH, HEIGHT, () -> {
            canvas.area(x, y, WIDTH, HEIGHT, BACK);
            for (double stripe = -HEIGHT; stripe < WIDTH; stripe += 6) {
                canvas.stripe(x + stripe, y + HEIGHT, x + stripe + HEIGHT, y, 2.2, BACK_STRIPE);
            }
        });
        canvas.frame(x + 3, y + 3, WIDTH - 6, HEIGHT - 6, new Pen(0.5, Ink.PALE));
        canvas.frame(x + 4.2, y + 4.2, WIDTH - 8.4, HEIGHT - 8.4, new Pen(0.2, Ink.PALE));
        icon("sword", x + WIDTH / 2 - 33, y + HEIGHT / 2 - 33, 66, BACK_LINE);
        canvas.frame(x, y, WIDTH, HEIGHT, CUT);
    }

    private static Text kind(Card card) {
        return switch (card.role()) {
            case HERO -> new Text("Hero", "Héros");
            case ADVENTURE ->
                new Text("Adventure, Difficulty " + card.difficulty(), "Aventure, Difficulté " + card.difficulty());
            case FOE -> challenge("foe", "ennemi");
            case TRAP -> challenge("trap", "piège");
            case SORCERY -> challenge("sorcery", "sortilège");
            case ALLY -> new Text("Challenge: ally, hired for", "Défi : allié, engagé pour");
            case RESOLUTION -> new Text("Resolution", "Résolution");
            case ACTION -> new Text("Action", "Action");
            case OBJECT -> new Text("Object", "Objet");
        };
    }

    private static Text challenge(String en, String fr) {
        return new Text("Challenge: " + en, "Défi : " + fr);
    }

    private void values(Card card, double x, double top) {
        canvas.area(x, top, WIDTH, STRIP_HEIGHT, STRIP);
        double column = WIDTH / 3;
        double left = x;
        for (Attribute attribute : Attribute.values()) {
            icon(attribute.code, left + 5, top + 1.9, 5.2, DARK);
            canvas.text(left + 11.5, top + 6.4, String.valueOf(card.value(attribute)), VALUE);
            left += column;
        }
    }

    private void adventure(Card card, double x, double top) {
        canvas.area(x, top, WIDTH, STRIP_HEIGHT, STRIP);
        int swords = Math.max(5, card.difficulty());
        for (int i = 0; i < swords; i++) {
            icon(
                    "sword",
                    x + 3 + i * 26.0 / swords,
                    top + 1.4,
                    6.2,
                    i < card.difficulty() ? Colour.of("#7c2a22") : FADED);
        }
        double right = x + WIDTH - 4;
        for (int i = 0; i < card.objects(); i++) {
            right -= 6.2;
            icon("object", right, top + 1.8, 5.4, DARK);
        }
        right -= 1.2;
        canvas.text(right, top + 6.4, String.valueOf(card.glory()), new TextFormat(15, Ink.BLACK, Anchor.END));
        icon("glory", right - canvas.length(String.valueOf(card.glory()), 15) - 6.4, top + 1.7, 5.4, BRASS);
    }
}
