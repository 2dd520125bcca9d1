package parlour.game.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A table in plain text: one row per line, cells separated by {@code |}. Lines that begin with {@code #} are comments.
 * A cell in quotation marks keeps its spaces, so that text with too many of them can be tested.
 */
public final class TextTable {

    private TextTable() {}

    /** A row with its file and line, for failure messages. */
    public record Row(String file, int line, List<String> cells) {

        public String cell(int index) {
            return cells.get(index);
        }

        /** A cell's words; empty for {@code -}. */
        public List<String> words(int index) {
            return cell(index).equals("-") ? List.of() : List.of(cell(index).split(" ", -1));
        }

        @Override
        public String toString() {
            return file + ":" + line + " " + cell(0);
        }
    }

    /** The rows of a resource file beside a class. */
    public static List<Row> rows(Class<?> home, String file) {
        List<Row> rows = new ArrayList<>();
        List<String> lines = text(home, file).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (isRow(lines.get(i))) {
                rows.add(new Row(file, i + 1, cells(lines.get(i))));
            }
        }
        return rows;
    }

    public static boolean isRow(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    public static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.split("\\|", -1)) {
            String text = cell.strip();
            boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
            cells.add(quoted ? text.substring(1, text.length() - 1) : text);
        }
        return cells;
    }

    public static String text(Class<?> home, String file) {
        try (InputStream in = home.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no table " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
