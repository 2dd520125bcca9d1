package parlour.cli.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A rectangle of characters, each with its style. Anything painted outside is clipped. */
public final class TextCanvas {

    public static final String RESET = "\033[0m";

    private final char[][] characters;
    private final TextStyle[][] styles;

    public TextCanvas(int height, int width) {
        characters = new char[height][width];
        styles = new TextStyle[height][width];
        for (int row = 0; row < height; row++) {
            Arrays.fill(characters[row], ' ');
            Arrays.fill(styles[row], TextStyle.PLAIN);
        }
    }

    public void put(int row, int column, String text, TextStyle style) {
        for (int i = 0; i < text.length(); i++) {
            if (row >= 0 && row < characters.length && column + i >= 0 && column + i < characters[row].length) {
                characters[row][column + i] = text.charAt(i);
                int below = styles[row][column + i].ground();
                styles[row][column + i] = style.ground() == TextStyle.NONE ? style.on(below) : style;
            }
        }
    }

    public void fill(int row, int column, int height, int width, TextStyle style) {
        for (int i = 0; i < height; i++) {
            put(row + i, column, " ".repeat(width), style);
        }
    }

    /** From top to bottom; without colours only the characters, and no trailing blanks. */
    public List<String> lines(boolean colours) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < characters.length; row++) {
            lines.add(colours ? coloured(row) : new String(characters[row]).stripTrailing());
        }
        return lines;
    }

    private String coloured(int row) {
        StringBuilder line = new StringBuilder();
        TextStyle style = TextStyle.PLAIN;
        for (int column = 0; column < characters[row].length; column++) {
            if (!styles[row][column].equals(style)) {
                style = styles[row][column];
                line.append(style.sequence());
            }
            line.append(characters[row][column]);
        }
        return style.equals(TextStyle.PLAIN)
                ? line.toString().stripTrailing()
                : line.append(RESET).toString();
    }
}
