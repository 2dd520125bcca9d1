package parlour.cli.sheets;

import java.util.Locale;

/**
 * A colour in print.
 *
 * @param red from 0 to 1, like the others; {@code alpha} is 1 for an opaque colour
 */
record Colour(double red, double green, double blue, double alpha) {

    /** {@code #rrggbb} or {@code #rrggbbaa}. */
    static Colour of(String hex) {
        String digits = hex.substring(1).toLowerCase(Locale.ROOT);
        double alpha = digits.length() > 6 ? part(digits, 6) : 1;
        return new Colour(part(digits, 0), part(digits, 2), part(digits, 4), alpha);
    }

    private static double part(String digits, int at) {
        return Integer.parseInt(digits, at, at + 2, 16) / 255.0;
    }

    /** The same lightness without colour. */
    Colour grey() {
        double light = 0.299 * red + 0.587 * green + 0.114 * blue;
        return new Colour(light, light, light, alpha);
    }
}
