package parlour.cli.club;

import java.util.ArrayList;
import java.util.List;

/** An address in letters five lines high, to be read from the back of the room. */
final class BigDigits {

    private static final String CHARACTERS = "0123456789.:";

    /** Five rows for each character, in the order above. */
    private static final String[][] GLYPHS = {
        {"███", "█ █", "█ █", "█ █", "███"},
        {"██ ", " █ ", " █ ", " █ ", "███"},
        {"███", "  █", "███", "█  ", "███"},
        {"███", "  █", "███", "  █", "███"},
        {"█ █", "█ █", "███", "  █", "  █"},
        {"███", "█  ", "███", "  █", "███"},
        {"███", "█  ", "███", "█ █", "███"},
        {"███", "  █", "  █", "  █", "  █"},
        {"███", "█ █", "███", "█ █", "███"},
        {"███", "█ █", "███", "  █", "███"},
        {" ", " ", " ", " ", "█"},
        {" ", "█", " ", "█", " "},
    };

    private BigDigits() {}

    /** The lines of a text of digits, dots and colons; other characters are left out. */
    static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < 5; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < text.length(); i++) {
                int glyph = CHARACTERS.indexOf(text.charAt(i));
                if (glyph >= 0) {
                    line.append(GLYPHS[glyph][row]).append(' ');
                }
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
