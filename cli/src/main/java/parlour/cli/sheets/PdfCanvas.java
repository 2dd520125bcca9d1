package parlour.cli.sheets;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
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

    PdfCanvas(String title, Language language) {
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
            double width = length(text, format.size());
            double start = switch (format.anchor()) {
                case START -> x;
                case MIDDLE -> x - width / 2;
                case END -> x - width;
            };
            content.beginText();
            content.setFont(font, (float) format.size());
            content.setNonStrokingColor((float) format.ink().light());
            content.newLineAtOffset(x(start), y(y));
            content.showText(text);
            content.endText();
        });
    }

    /** The width of a line of text. */
    double length(String text, double size) {
        try {
            return font.getStringWidth(text) / 1000 * size / POINTS;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
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
