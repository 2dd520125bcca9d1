package parlour.cli.look;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A rectangle of characters, each with its style. What is painted outside of it is lost. */
final class Canvas {

    static final String RESET = "\033[0m";

    private final char[][] characters;
    private final Style[][] styles;

    Canvas(int height, int width) {
        characters = new char[height][width];
        styles = new Style[height][width];
        for (int row = 0; row < height; row++) {
            Arrays.fill(characters[row], ' ');
            Arrays.fill(styles[row], Style.PLAIN);
        }
    }

    void put(int row, int column, String text, Style style) {
        for (int i = 0; i < text.length(); i++) {
            if (row >= 0 && row < characters.length && column + i >= 0 && column + i < characters[row].length) {
                characters[row][column + i] = text.charAt(i);
                int below = styles[row][column + i].ground();
                styles[row][column + i] = style.ground() == Style.NONE ? style.on(below) : style;
            }
        }
    }

    void fill(int row, int column, int height, int width, Style style) {
        for (int i = 0; i < height; i++) {
            put(row + i, column, " ".repeat(width), style);
        }
    }

    /** From top to bottom; without colours only the characters, and no blanks at the end of a line. */
    List<String> lines(boolean colours) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < characters.length; row++) {
            lines.add(colours ? coloured(row) : new String(characters[row]).stripTrailing());
        }
        return lines;
    }

    private String coloured(int row) {
        StringBuilder line = new StringBuilder();
        Style style = Style.PLAIN;
        for (int column = 0; column < characters[row].length; column++) {
            if (!styles[row][column].equals(style)) {
                style = styles[row][column];
                line.append(style.sequence());
            }
            line.append(characters[row][column]);
        }
        return style.equals(Style.PLAIN)
                ? line.toString().stripTrailing()
                : line.append(RESET).toString();
    }
}
