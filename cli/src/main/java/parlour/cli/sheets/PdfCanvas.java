package parlour.cli.sheets;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import parlour.game.Language;

/**
 * A canvas for a PDF file, by Apache PDFBox (3.8 MB, a quarter of a second).
 *
 * <p>The font is the Liberation Sans included in PDFBox, and it is embedded: every reader and printer then uses the
 * same glyphs, accents included. With a standard font PDFBox would search the machine for a replacement and leave a
 * cache in the user's home.
 */
final class PdfCanvas implements PageCanvas, AutoCloseable {

    private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final double POINTS = 72 / 25.4;

    /** The distance of the control points of a Bézier curve that approximates a quarter circle. */
    private static final double QUARTER = 4 * (Math.sqrt(2) - 1) / 3;

    private final PDDocument document = new PDDocument();
    private PDPageContentStream content;
    private final PDFont font;
    private final boolean isColoured;

    /** Prints in black and white. */
    PdfCanvas(String title, Language language) {
        this(title, language, false);
    }

    /** @param isColoured whether {@linkplain Colour colours} are printed; otherwise their greys */
    PdfCanvas(String title, Language language, boolean isColoured) {
        this.isColoured = isColoured;
        try {
            // Otherwise the id depends on the time, and no two files would be the same.
            document.setDocumentId(1L);
            document.getDocumentInformation().setTitle(title);
            document.getDocumentInformation().setCreator("Parlour");
            document.getDocumentCatalog().setLanguage(language.code());
            font = embeddedFont();
            content = page();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private PDPageContentStream page() throws IOException {
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        PDPageContentStream empty = new PDPageContentStream(document, page);
        empty.setLineCapStyle(1);
        empty.setLineJoinStyle(1);
        return empty;
    }

    /** Starts a new page. */
    void turnPage() {
        draw(() -> {
            content.close();
            content = page();
        });
    }

    /** Draws, clipped to this part of the page. */
    void through(double x, double y, double width, double height, Runnable drawing) {
        draw(() -> {
            content.saveGraphicsState();
            content.addRect(x(x), y(y + height), x(width), x(height));
            content.clip();
        });
        drawing.run();
        draw(() -> content.restoreGraphicsState());
    }

    private PDFont embeddedFont() throws IOException {
        try (InputStream letters = PDDocument.class.getResourceAsStream(FONT)) {
            if (letters == null) {
                throw new IllegalStateException("PDFBox no longer brings " + FONT);
            }
            return PDType0Font.load(document, letters, true);
        }
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        draw(() -> {
            content.close();
            document.save(bytes);
        });
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        draw(document::close);
    }

    // ---- Colours and pictures ----

    /** A filled rectangle without an edge. */
    void area(double x, double y, double width, double height, Colour colour) {
        draw(() -> {
            fill(colour);
            content.addRect(x(x), y(y + height), x(width), x(height));
            content.fill();
            content.restoreGraphicsState();
        });
    }

    /** A straight line in a colour. */
    void stripe(double x1, double y1, double x2, double y2, double width, Colour colour) {
        draw(() -> {
            fill(colour);
            content.setLineWidth(x(width));
            content.moveTo(x(x1), y(y1));
            content.lineTo(x(x2), y(y2));
            content.stroke();
            content.restoreGraphicsState();
        });
    }

    /** The outline of a rectangle; what is inside stays visible. */
    void frame(double x, double y, double width, double height, Pen pen) {
        draw(() -> {
            use(pen);
            content.addRect(x(x), y(y + height), x(width), x(height));
            content.stroke();
        });
    }

    /** A text in a colour. */
    void text(double x, double y, String text, TextFormat format, Colour colour) {
        draw(() -> {
            fill(colour);
            show(x, y, text, format);
            content.restoreGraphicsState();
        });
    }

    /**
     * Draws a picture from its box.
     *
     * @param scale millimetres for a unit of the box
     * @param tint the colour of everything; if empty each part has its own
     */
    void picture(List<ConanArt.Part> parts, double x, double y, double scale, Optional<Colour> tint) {
        for (ConanArt.Part part : parts) {
            draw(() -> {
                switch (part) {
                    case ConanArt.Fill(Path2D shape, Colour colour) -> {
                        fill(tint.orElse(colour));
                        trace(shape, x, y, scale);
                        if (shape.getWindingRule() == Path2D.WIND_EVEN_ODD) {
                            content.fillEvenOdd();
                        } else {
                            content.fill();
                        }
                    }
                    case ConanArt.Stroke(Path2D shape, Colour colour, double width) -> {
                        fill(tint.orElse(colour));
                        content.setLineWidth(x(width * scale));
                        trace(shape, x, y, scale);
                        content.stroke();
                    }
                    case ConanArt.Label(String text, double atX, double atY, double size, Colour colour) -> {
                        fill(tint.orElse(colour));
                        TextFormat format = new TextFormat(size * scale * POINTS, Ink.BLACK, Anchor.MIDDLE);
                        show(x + atX * scale, y + atY * scale, text, format);
                    }
                }
                content.restoreGraphicsState();
            });
        }
    }

    /** A picture that fills this part of the page; what does not fit is cut off on both sides. */
    void image(BufferedImage image, double x, double y, double width, double height) {
        BufferedImage shown = isColoured ? image : grey(image);
        double scale = Math.max(width / image.getWidth(), height / image.getHeight());
        double w = image.getWidth() * scale;
        double h = image.getHeight() * scale;
        draw(() -> {
            PDImageXObject object = LosslessFactory.createFromImage(document, shown);
            content.drawImage(object, x(x + (width - w) / 2), y(y + (height - h) / 2 + h), x(w), x(h));
        });
    }

    private static BufferedImage grey(BufferedImage image) {
        BufferedImage grey = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D drawing = grey.createGraphics();
        drawing.drawImage(image, 0, 0, null);
        drawing.dispose();
        return grey;
    }

    /** Sets the colour for filling and drawing, until the graphics state is restored. */
    private void fill(Colour given) throws IOException {
        Colour colour = isColoured ? given : given.grey();
        content.saveGraphicsState();
        if (colour.alpha() < 1) {
            PDExtendedGraphicsState state = new PDExtendedGraphicsState();
            state.setNonStrokingAlphaConstant((float) colour.alpha());
            state.setStrokingAlphaConstant((float) colour.alpha());
            content.setGraphicsStateParameters(state);
        }
        if (isColoured) {
            content.setNonStrokingColor((float) colour.red(), (float) colour.green(), (float) colour.blue());
            content.setStrokingColor((float) colour.red(), (float) colour.green(), (float) colour.blue());
        } else {
            content.setNonStrokingColor((float) colour.red());
            content.setStrokingColor((float) colour.red());
        }
    }

    private void trace(Path2D shape, double x, double y, double scale) throws IOException {
        double[] at = new double[6];
        double lastX = 0;
        double lastY = 0;
        for (PathIterator steps = shape.getPathIterator(null); !steps.isDone(); steps.next()) {
            int kind = steps.currentSegment(at);
            for (int i = 0; i < at.length; i++) {
                at[i] = at[i] * scale + (i % 2 == 0 ? x : y);
            }
            switch (kind) {
                case PathIterator.SEG_MOVETO -> content.moveTo(x(at[0]), y(at[1]));
                case PathIterator.SEG_LINETO -> content.lineTo(x(at[0]), y(at[1]));
                case PathIterator.SEG_QUADTO ->
                    curve(
                            lastX + (at[0] - lastX) * 2 / 3,
                            lastY + (at[1] - lastY) * 2 / 3,
                            at[2] + (at[0] - at[2]) * 2 / 3,
                            at[3] + (at[1] - at[3]) * 2 / 3,
                            at[2],
                            at[3]);
                case PathIterator.SEG_CUBICTO -> curve(at[0], at[1], at[2], at[3], at[4], at[5]);
                default -> content.closePath();
            }
            int end = kind == PathIterator.SEG_CUBICTO ? 4 : kind == PathIterator.SEG_QUADTO ? 2 : 0;
            if (kind != PathIterator.SEG_CLOSE) {
                lastX = at[end];
                lastY = at[end + 1];
            }
        }
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
        draw(() -> {
            use(pen);
            content.moveTo(x(x1), y(y1));
            content.lineTo(x(x2), y(y2));
            content.stroke();
        });
    }

    @Override
    public void polygon(Ink fill, Pen edge, double... corners) {
        draw(() -> {
            use(edge);
            content.setNonStrokingColor((float) fill.light());
            content.moveTo(x(corners[0]), y(corners[1]));
            for (int i = 2; i < corners.length; i += 2) {
                content.lineTo(x(corners[i]), y(corners[i + 1]));
            }
            content.closeAndFillAndStroke();
        });
    }

    @Override
    public void disc(double x, double y, double radius, Ink fill) {
        double handle = radius * QUARTER;
        draw(() -> {
            content.setNonStrokingColor((float) fill.light());
            content.moveTo(x(x + radius), y(y));
            curve(x + radius, y + handle, x + handle, y + radius, x, y + radius);
            curve(x - handle, y + radius, x - radius, y + handle, x - radius, y);
            curve(x - radius, y - handle, x - handle, y - radius, x, y - radius);
            curve(x + handle, y - radius, x + radius, y - handle, x + radius, y);
            content.fill();
        });
    }

    private void curve(double x1, double y1, double x2, double y2, double x3, double y3) throws IOException {
        content.curveTo(x(x1), y(y1), x(x2), y(y2), x(x3), y(y3));
    }

    @Override
    public void text(double x, double y, String text, TextFormat format) {
        draw(() -> {
            content.setNonStrokingColor((float) format.ink().light());
            show(x, y, text, format);
        });
    }

    private void show(double x, double y, String text, TextFormat format) throws IOException {
        double width = length(text, format.size());
        double start = switch (format.anchor()) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
        content.beginText();
        content.setFont(font, (float) format.size());
        content.newLineAtOffset(x(start), y(y));
        content.showText(printable(text));
        content.endText();
    }

    /** The width of a line of text. */
    double length(String text, double size) {
        try {
            return font.getStringWidth(printable(text)) / 1000 * size / POINTS;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** A text with question marks for letters that the font does not have. */
    private String printable(String text) {
        if (text.chars().allMatch(c -> c < 0x180)) {
            return text;
        }
        StringBuilder printable = new StringBuilder();
        text.codePoints().forEach(c -> {
            String letter = Character.toString(c);
            printable.append(hasGlyph(letter) ? letter : "?");
        });
        return printable.toString();
    }

    private boolean hasGlyph(String letter) {
        try {
            return font.encode(letter).length > 0;
        } catch (IOException | IllegalArgumentException missing) {
            return false;
        }
    }

    /** How many lines a text needs. */
    int lines(double room, String text, double size) {
        int lines = 1;
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && length(line + " " + word, size) > room) {
                lines++;
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        return lines;
    }

    /** Draws a text in as many lines as it needs. Returns the baseline of the next line. */
    double paragraph(double x, double y, double room, String text, TextFormat format) {
        double leading = format.size() * 1.25 / POINTS;
        double at = y;
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && length(line + " " + word, format.size()) > room) {
                text(x, at, line.toString(), format);
                at += leading;
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        if (!line.isEmpty()) {
            text(x, at, line.toString(), format);
            at += leading;
        }
        return at;
    }

    @Override
    public void group(String id, String name, Runnable drawing) {
        drawing.run();
    }

    private void use(Pen pen) throws IOException {
        content.setLineWidth((float) (pen.width() * POINTS));
        content.setStrokingColor((float) pen.ink().light());
    }

    private static float x(double millimetres) {
        return (float) (millimetres * POINTS);
    }

    /** PDF counts from the bottom. */
    private static float y(double millimetres) {
        return (float) ((HEIGHT - millimetres) * POINTS);
    }

    private interface Drawing {
        void run() throws IOException;
    }

    /** Everything is drawn in memory, where I/O does not fail. */
    private static void draw(Drawing drawing) {
        try {
            drawing.run();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
