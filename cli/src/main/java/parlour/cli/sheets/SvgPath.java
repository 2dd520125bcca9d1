package parlour.cli.sheets;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the outline of an SVG path: all commands, absolute and relative. */
final class SvgPath {

    private static final Pattern TOKEN = Pattern.compile("[A-Za-z]|[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");

    private final List<String> tokens = new ArrayList<>();
    private int at;
    private final Path2D.Double path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    private double x;
    private double y;
    private double startX;
    private double startY;
    // The last control point, for the commands that continue a curve smoothly.
    private double controlX;
    private double controlY;

    private SvgPath(String text) {
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
    }

    static Path2D.Double of(String text) {
        return new SvgPath(text).read();
    }

    private Path2D.Double read() {
        char command = 'M';
        char before = ' ';
        while (at < tokens.size()) {
            if (Character.isLetter(tokens.get(at).charAt(0))) {
                command = tokens.get(at++).charAt(0);
            }
            step(command, before);
            before = Character.toLowerCase(command);
            // Further pairs after a move are lines.
            command = command == 'M' ? 'L' : command == 'm' ? 'l' : command;
        }
        return path;
    }

    private double number() {
        return Double.parseDouble(tokens.get(at++));
    }

    private void step(char command, char before) {
        boolean isRelative = Character.isLowerCase(command);
        double fromX = isRelative ? x : 0;
        double fromY = isRelative ? y : 0;
        switch (Character.toLowerCase(command)) {
            case 'm' -> {
                x = fromX + number();
                y = fromY + number();
                startX = x;
                startY = y;
                path.moveTo(x, y);
            }
            case 'l' -> lineTo(fromX + number(), fromY + number());
            case 'h' -> lineTo(fromX + number(), y);
            case 'v' -> lineTo(x, fromY + number());
            case 'c' -> curveTo(fromX + number(), fromY + number(), fromX, fromY);
            case 's' -> {
                boolean isSmooth = before == 'c' || before == 's';
                curveTo(isSmooth ? 2 * x - controlX : x, isSmooth ? 2 * y - controlY : y, fromX, fromY);
            }
            case 'q' -> quadTo(fromX + number(), fromY + number(), fromX, fromY);
            case 't' -> {
                boolean isSmooth = before == 'q' || before == 't';
                quadTo(isSmooth ? 2 * x - controlX : x, isSmooth ? 2 * y - controlY : y, fromX, fromY);
            }
            case 'a' -> arc(fromX, fromY);
            case 'z' -> {
                path.closePath();
                x = startX;
                y = startY;
            }
            default -> throw new IllegalStateException("path command " + command);
        }
    }

    private void lineTo(double toX, double toY) {
        x = toX;
        y = toY;
        path.lineTo(x, y);
    }

    private void curveTo(double x1, double y1, double fromX, double fromY) {
        controlX = fromX + number();
        controlY = fromY + number();
        x = fromX + number();
        y = fromY + number();
        path.curveTo(x1, y1, controlX, controlY, x, y);
    }

    private void quadTo(double x1, double y1, double fromX, double fromY) {
        controlX = x1;
        controlY = y1;
        x = fromX + number();
        y = fromY + number();
        path.quadTo(x1, y1, x, y);
    }

    /** An elliptical arc, by the centre of its ellipse as in appendix B.2.4 of the SVG specification. */
    private void arc(double fromX, double fromY) {
        double rx = Math.abs(number());
        double ry = Math.abs(number());
        double angle = Math.toRadians(number());
        boolean isLarge = number() != 0;
        boolean isSweep = number() != 0;
        double toX = fromX + number();
        double toY = fromY + number();
        double halfX = (x - toX) / 2;
        double halfY = (y - toY) / 2;
        double x1 = Math.cos(angle) * halfX + Math.sin(angle) * halfY;
        double y1 = -Math.sin(angle) * halfX + Math.cos(angle) * halfY;
        double grow = Math.sqrt(Math.max(1, x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)));
        rx *= grow;
        ry *= grow;
        double inside = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1;
        double root = Math.sqrt(Math.max(0, inside / (rx * rx * y1 * y1 + ry * ry * x1 * x1)));
        double factor = isLarge == isSweep ? -root : root;
        double centreX1 = factor * rx * y1 / ry;
        double centreY1 = -factor * ry * x1 / rx;
        double centreX = Math.cos(angle) * centreX1 - Math.sin(angle) * centreY1 + (x + toX) / 2;
        double centreY = Math.sin(angle) * centreX1 + Math.cos(angle) * centreY1 + (y + toY) / 2;
        double start = Math.toDegrees(Math.atan2((y1 - centreY1) / ry, (x1 - centreX1) / rx));
        double end = Math.toDegrees(Math.atan2((-y1 - centreY1) / ry, (-x1 - centreX1) / rx));
        double extent = (end - start) % 360;
        if (isSweep && extent < 0) {
            extent += 360;
        } else if (!isSweep && extent > 0) {
            extent -= 360;
        }
        Arc2D.Double arc = new Arc2D.Double(-rx, -ry, 2 * rx, 2 * ry, -start, -extent, Arc2D.OPEN);
        AffineTransform place = AffineTransform.getTranslateInstance(centreX, centreY);
        place.rotate(angle);
        path.append(arc.getPathIterator(place), true);
        x = toX;
        y = toY;
    }
}
