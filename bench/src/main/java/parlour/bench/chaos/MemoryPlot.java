package parlour.bench.chaos;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
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
    private static final int RIGHT = 30;
    private static final int TOP = 40;
    private static final int BOTTOM = 40;
    private static final int LINE_HEIGHT = 12;
    private static final int STEPS = 4;

    /** Distances between lines that are easy to read, in megabytes or minutes. */
    private static final List<Integer> ROUND = List.of(1, 2, 5, 10, 15, 20, 25, 50, 100, 150, 200, 250, 500, 1_000);

    private static final List<String> COLOURS = List.of("#1b6b4a", "#8a4b08");
    private static final double MEGABYTE = 1 << 20;

    private final Language language;
    private final double seconds;
    private final long megabyteStep;
    private final double bytes;
    private final StringBuilder svg = new StringBuilder();

    private MemoryPlot(Map<String, List<MemorySample>> nodes, Language language) {
        this.language = language;
        this.seconds = Math.max(60.0, most(nodes, MemorySample::seconds));
        this.megabyteStep = roundStep(most(nodes, MemorySample::resident) / MEGABYTE);
        this.bytes = STEPS * megabyteStep * MEGABYTE;
    }

    /** A round number of which {@link #STEPS} are at least this much. */
    private static int roundStep(double most) {
        return ROUND.stream().filter(step -> STEPS * step >= most).findFirst().orElseGet(() ->
                (int) Math.ceil(most / STEPS));
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
        plot.nameEnds(nodes, MemorySample::resident);
        plot.nameEnds(nodes, MemorySample::heap);
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
            text(LEFT - 8, y + 4, "end", "#444", megabyteStep * step + in(" MB", " Mo"));
        }
        double minutes = seconds / 60;
        int minuteStep = roundStep(minutes);
        for (int minute = 0; minute <= minutes; minute += minuteStep) {
            double x = LEFT + (WIDTH - LEFT - RIGHT) * minute / minutes;
            text(x, HEIGHT - BOTTOM + 20, "middle", "#444", minute + " min");
        }
    }

    private void line(List<MemorySample> samples, ToLongFunction<MemorySample> value, String colour, String width) {
        svg.append("<polyline fill=\"none\" stroke=\"")
                .append(colour)
                .append("\" stroke-width=\"")
                .append(width)
                .append("\" points=\"");
        for (MemorySample sample : samples) {
            svg.append(number(x(sample)))
                    .append(',')
                    .append(number(y(value.applyAsLong(sample))))
                    .append(' ');
        }
        svg.append("\"/>\n");
    }

    /** Beside the ends of the lines, for whoever does not tell the colours apart. */
    private void nameEnds(Map<String, List<MemorySample>> nodes, ToLongFunction<MemorySample> value) {
        double lowest = 0;
        List<String> names = List.copyOf(nodes.keySet());
        List<String> fromTheTop = names.stream()
                .filter(name -> !nodes.getOrDefault(name, List.of()).isEmpty())
                .sorted(Comparator.comparingLong(name ->
                        -value.applyAsLong(nodes.getOrDefault(name, List.of()).getLast())))
                .toList();
        for (String name : fromTheTop) {
            MemorySample last = nodes.getOrDefault(name, List.of()).getLast();
            lowest = Math.max(lowest + LINE_HEIGHT, y(value.applyAsLong(last)) + 2);
            text(x(last) + 5, lowest, "start", COLOURS.get(names.indexOf(name) % COLOURS.size()), name);
        }
    }

    private double x(MemorySample sample) {
        return LEFT + (WIDTH - LEFT - RIGHT) * sample.seconds() / seconds;
    }

    private double y(long value) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / bytes;
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
