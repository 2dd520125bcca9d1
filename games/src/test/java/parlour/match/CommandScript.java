package parlour.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Scenes in plain text. {@code == } begins a scene and names it; {@code #} begins a comment; every other line is run by
 * a {@link ScriptRunner}, or, in a table, is a row with cells separated by {@code |}.
 */
final class CommandScript {

    private CommandScript() {}

    /** A line with its file and number, for failure messages. */
    record Line(String file, int number, String text) {

        List<String> cells() {
            List<String> cells = new ArrayList<>();
            for (String cell : text.split("\\|", -1)) {
                cells.add(cell.strip());
            }
            return cells;
        }

        @Override
        public String toString() {
            return file + ":" + number + " " + text;
        }
    }

    /** A scene with its lines in order. */
    record Scene(String name, List<Line> lines) {

        List<Line> said() {
            return lines.stream().filter(line -> !line.text().contains("|")).toList();
        }

        List<Line> rows() {
            return lines.stream().filter(line -> line.text().contains("|")).toList();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Scene> scenes(String file) {
        List<Scene> scenes = new ArrayList<>();
        List<String> lines = text(file).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith("== ")) {
                scenes.add(new Scene(line.substring(3), new ArrayList<>()));
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                scenes.getLast().lines().add(new Line(file, i + 1, line));
            }
        }
        return scenes;
    }

    private static String text(String file) {
        try (InputStream in = CommandScript.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no script " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
