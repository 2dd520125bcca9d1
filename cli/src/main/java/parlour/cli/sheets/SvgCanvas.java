package parlour.cli.sheets;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import parlour.game.Language;

/** A canvas for an SVG file, one unit per millimetre. */
final class SvgCanvas implements PageCanvas {

    /** Fonts with the same widths, so that the page looks alike on every system and like the PDF. */
    private static final String FONTS = "'Liberation Sans', Arimo, Helvetica, Arial, sans-serif";

    private final StringBuilder svg = new StringBuilder();

    SvgCanvas(String title, Language language) {
        svg.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
                .append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\"")
                .append(" viewBox=\"0 0 210 297\" xml:lang=\"")
                .append(language.code())
                .append("\" font-family=\"")
                .append(FONTS)
                .append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>")
                .append(escaped(title))
                .append("</title>\n")
                // White paper, for viewers with a dark background.
                .append("<path d=\"M0 0H210V297H0Z\" fill=\"#fff\"/>\n");
    }

    byte[] bytes() {
        return (svg + "</svg>\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
        svg.append("<line");
        attribute("x1", x1);
        attribute("y1", y1);
        attribute("x2", x2);
        attribute("y2", y2);
        stroke(pen);
        svg.append("/>\n");
    }

    @Override
    public void rectangle(double x, double y, double width, double height, Pen edge) {
        svg.append("<rect");
        attribute("x", x);
        attribute("y", y);
        attribute("width", width);
        attribute("height", height);
        fill(Ink.WHITE);
        stroke(edge);
        svg.append("/>\n");
    }

    @Override
    public void polygon(Ink fill, Pen edge, double... corners) {
        svg.append("<polygon points=\"");
        for (int i = 0; i < corners.length; i++) {
            svg.append(i == 0 ? "" : " ").append(number(corners[i]));
        }
        svg.append('"');
        fill(fill);
        stroke(edge);
        svg.append("/>\n");
    }

    @Override
    public void disc(double x, double y, double radius, Ink fill) {
        svg.append("<circle");
        attribute("cx", x);
        attribute("cy", y);
        attribute("r", radius);
        fill(fill);
        svg.append("/>\n");
    }

    @Override
    public void text(double x, double y, String text, TextFormat format) {
        svg.append("<text");
        attribute("x", x);
        attribute("y", y);
        attribute("font-size", format.size() * TextFormat.MILLIMETRES_A_POINT);
        fill(format.ink());
        switch (format.anchor()) {
            case START -> {}
            case MIDDLE -> svg.append(" text-anchor=\"middle\"");
            case END -> svg.append(" text-anchor=\"end\"");
        }
        svg.append('>').append(escaped(text)).append("</text>\n");
    }

    @Override
    public void group(String id, String name, Runnable drawing) {
        svg.append("<g id=\"")
                .append(escaped(id))
                .append("\" role=\"img\">\n<title>")
                .append(escaped(name))
                .append("</title>\n");
        drawing.run();
        svg.append("</g>\n");
    }

    private void stroke(Pen pen) {
        svg.append(" stroke=\"").append(colour(pen.ink())).append('"');
        attribute("stroke-width", pen.width());
    }

    private void fill(Ink ink) {
        svg.append(" fill=\"").append(colour(ink)).append('"');
    }

    private static String colour(Ink ink) {
        String two =
                Integer.toHexString(0x100 | (int) Math.round(ink.light() * 255)).substring(1);
        return "#" + two + two + two;
    }

    private void attribute(String name, double value) {
        svg.append(' ').append(name).append("=\"").append(number(value)).append('"');
    }

    /** To the micrometre, without an exponent. */
    private static String number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
