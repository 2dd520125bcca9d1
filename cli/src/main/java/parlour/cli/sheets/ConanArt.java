package parlour.cli.sheets;

import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pictures and icons of Conan's cards: the same as on the page, which writes them to {@code conan-art.txt} (see
 * {@code printedArt.test.ts}). Flat shapes in a box of 120 by 80, icons in one of 24 by 24.
 */
final class ConanArt {

    static final double WIDTH = 120;
    static final double HEIGHT = 80;
    static final double ICON = 24;

    private static final Pattern TAG = Pattern.compile("<(/?[a-z]+)([^>]*)>([^<]*)");
    private static final Pattern ATTRIBUTE = Pattern.compile("([a-z-]+)=\"([^\"]*)\"");
    private static final Pattern TRANSFORM = Pattern.compile("([a-z]+)\\(([^)]*)\\)");

    /** A part of a picture, in its box. */
    sealed interface Part {}

    /** A filled shape. */
    record Fill(Path2D shape, Colour colour) implements Part {}

    /** A drawn line. */
    record Stroke(Path2D shape, Colour colour, double width) implements Part {}

    /** A short text, centred on its point. */
    record Label(String text, double x, double y, double size, Colour colour) implements Part {}

    private final Map<String, List<Part>> pictures = new HashMap<>();

    ConanArt() {
        for (String line : resource().lines().toList()) {
            int tab = line.indexOf('\t');
            pictures.put(line.substring(0, tab), parts(line.substring(tab + 1)));
        }
    }

    /** The picture of a card by its id; cards of other sets may have none. */
    Optional<List<Part>> picture(String id) {
        return Optional.ofNullable(pictures.get(id));
    }

    /** An icon by its name; its shapes are black. */
    List<Part> icon(String name) {
        List<Part> icon = pictures.get("icon " + name);
        if (icon == null) {
            throw new IllegalArgumentException("no icon " + name);
        }
        return icon;
    }

    private static String resource() {
        try (InputStream file = ConanArt.class.getResourceAsStream("conan-art.txt")) {
            if (file == null) {
                throw new IllegalStateException("conan-art.txt is missing");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static List<Part> parts(String svg) {
        List<Part> parts = new ArrayList<>();
        Deque<AffineTransform> groups = new ArrayDeque<>();
        groups.push(new AffineTransform());
        Matcher tag = TAG.matcher(svg);
        while (tag.find()) {
            Map<String, String> given = attributes(tag.group(2));
            AffineTransform place = new AffineTransform(groups.getFirst());
            switch (tag.group(1)) {
                case "g" -> {
                    place.concatenate(transform(given.getOrDefault("transform", "")));
                    groups.push(place);
                }
                case "/g" -> groups.pop();
                case "path" -> add(parts, SvgPath.of(given.getOrDefault("d", "")), given, place);
                case "circle" -> add(parts, circle(given), given, place);
                case "text" ->
                    parts.add(new Label(
                            tag.group(3),
                            number(given, "x"),
                            number(given, "y"),
                            number(given, "font-size"),
                            Colour.of(given.getOrDefault("fill", "#000000"))));
                default -> {}
            }
        }
        return List.copyOf(parts);
    }

    private static Map<String, String> attributes(String text) {
        Map<String, String> attributes = new HashMap<>();
        Matcher matcher = ATTRIBUTE.matcher(text);
        while (matcher.find()) {
            attributes.put(matcher.group(1), matcher.group(2));
        }
        return attributes;
    }

    private static double number(Map<String, String> given, String name) {
        return Double.parseDouble(given.getOrDefault(name, "0"));
    }

    private static Path2D.Double circle(Map<String, String> given) {
        double r = number(given, "r");
        return new Path2D.Double(new Ellipse2D.Double(number(given, "cx") - r, number(given, "cy") - r, 2 * r, 2 * r));
    }

    private static void add(List<Part> parts, Path2D.Double shape, Map<String, String> given, AffineTransform place) {
        shape.transform(place);
        String fill = given.getOrDefault("fill", "#000000");
        if (!fill.equals("none")) {
            shape.setWindingRule(
                    "evenodd".equals(given.get("fill-rule")) || !given.containsKey("fill")
                            ? Path2D.WIND_EVEN_ODD
                            : Path2D.WIND_NON_ZERO);
            parts.add(new Fill(shape, Colour.of(fill)));
        }
        String stroke = given.get("stroke");
        if (stroke != null) {
            parts.add(new Stroke(shape, Colour.of(stroke), number(given, "stroke-width")));
        }
    }

    private static AffineTransform transform(String text) {
        AffineTransform transform = new AffineTransform();
        Matcher matcher = TRANSFORM.matcher(text);
        while (matcher.find()) {
            String[] n = matcher.group(2).trim().split("[ ,]+", -1);
            switch (matcher.group(1)) {
                case "translate" -> transform.translate(Double.parseDouble(n[0]), Double.parseDouble(n[1]));
                case "scale" -> transform.scale(Double.parseDouble(n[0]), Double.parseDouble(n[0]));
                case "rotate" ->
                    transform.rotate(
                            Math.toRadians(Double.parseDouble(n[0])),
                            Double.parseDouble(n[1]),
                            Double.parseDouble(n[2]));
                default -> throw new IllegalStateException("transform " + text);
            }
        }
        return transform;
    }
}
