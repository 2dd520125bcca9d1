package parlour.bench.chaos;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import parlour.game.Language;
import parlour.game.Text;

/** Draws the memory of the nodes over time, as an SVG picture. */
final class MemoryPlot {

    private static final int WIDTH = 720;
    private static final int HEIGHT = 320;
    private static final int LEFT = 60;
    private static final int RIGHT = 20;
    private static final int TOP = 40;
    private static final int BOTTOM = 40;
    private static final int STEPS = 4;
    private static final List<String> COLOURS = List.of("#1b6b4a", "#8a4b08");
    private static final double MEGABYTE = 1 << 20;

    private final Language language;
    private final double seconds;
    private final double bytes;
    private final StringBuilder svg = new StringBuilder();

    private MemoryPlot(Map<String, List<MemorySample>> nodes, Language language) {
        this.language = language;
        this.seconds = Math.max(60.0, most(nodes, MemorySample::seconds));
        this.bytes = 1.1 * Math.max(MEGABYTE, most(nodes, MemorySample::resident));
    }

    private static double most(Map<String, List<MemorySample>> nodes, ToLongFunction<MemorySample> value) {
        return (double) nodes.values().stream()
                .flatMap(List::stream)
                .mapToLong(value)
                .max()
                .orElse(0);
    }

    /** @param nodes the samples of each node, by its name */
    static String draw(Map<String, List<MemorySample>> nodes, Language language) {
        MemoryPlot plot = new MemoryPlot(nodes, language);
        plot.frame();
        int line = 0;
        for (Map.Entry<String, List<MemorySample>> node : nodes.entrySet()) {
            String colour = COLOURS.get(line % COLOURS.size());
            plot.line(node.getValue(), MemorySample::resident, colour, "1.5\" stroke-dasharray=\"4 3");
            plot.line(node.getValue(), MemorySample::heap, colour, "2.5");
            plot.text(LEFT + 150 * line, 22, "start", colour, plot.in("node ", "nœud ") + node.getKey());
            line++;
        }
        plot.text(
                WIDTH - RIGHT,
                22,
                "end",
                "#444",
                plot.in(
                        "solid: heap after a collection, dashed: whole process",
                        "trait plein : tas après un ramassage, tirets : processus entier"));
        return plot.svg + "</svg>\n";
    }

    private String in(String en, String fr) {
        return new Text(en, fr).in(language);
    }

    private void frame() {
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(WIDTH)
                .append(' ')
                .append(HEIGHT)
                .append("\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\">\n<title>")
                .append(in("Memory of two servers under load", "Mémoire de deux serveurs sous charge"))
                .append("</title>\n<rect width=\"")
                .append(WIDTH)
                .append("\" height=\"")
                .append(HEIGHT)
                .append("\" fill=\"#fff\"/>\n");
        for (int step = 0; step <= STEPS; step++) {
            double y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * step / (double) STEPS;
            svg.append("<path d=\"M")
                    .append(LEFT)
                    .append(' ')
                    .append(number(y))
                    .append('H')
                    .append(WIDTH - RIGHT)
                    .append("\" stroke=\"#ddd\"/>\n");
            text(LEFT - 8, y + 4, "end", "#444", Math.round(bytes * step / STEPS / MEGABYTE) + in(" MB", " Mo"));
            double x = LEFT + (WIDTH - LEFT - RIGHT) * step / (double) STEPS;
            text(x, HEIGHT - BOTTOM + 20, "middle", "#444", number(seconds * step / STEPS / 60) + " min");
        }
    }

    private void line(List<MemorySample> samples, ToLongFunction<MemorySample> value, String colour, String width) {
        svg.append("<polyline fill=\"none\" stroke=\"")
                .append(colour)
                .append("\" stroke-width=\"")
                .append(width)
                .append("\" points=\"");
        for (MemorySample sample : samples) {
            svg.append(number(LEFT + (WIDTH - LEFT - RIGHT) * sample.seconds() / seconds))
                    .append(',')
                    .append(number(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value.applyAsLong(sample) / bytes))
                    .append(' ');
        }
        svg.append("\"/>\n");
    }

    private void text(double x, double y, String anchor, String colour, String words) {
        svg.append("<text x=\"")
                .append(number(x))
                .append("\" y=\"")
                .append(number(y))
                .append("\" text-anchor=\"")
                .append(anchor)
                .append("\" fill=\"")
                .append(colour)
                .append("\">")
                .append(words)
                .append("</text>\n");
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value)
                .setScale(1, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
