package parlour.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Words that were replaced do not come back in the texts of the rules, the server, the terminal and the sheets. The list
 * is shared with the page's test, {@code web/src/i18n/words.test.ts}.
 */
class UnwantedWordsTest {

    private static final List<String> MODULES = List.of("games", "bots", "engine", "server", "cli", "bench");
    private static final Pattern QUOTED = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern COMMENT = Pattern.compile("\\s*(//|/?\\*).*");
    private static final Pattern FRENCH = Pattern.compile(
            "[éèêàùçœ«»]|\\b(?:[cdjlmnst]|qu|jusqu)’|\\b(le|la|les|une|des|du|de|et|vous|votre|pas|est)\\b",
            Pattern.CASE_INSENSITIVE);

    private record Unwanted(boolean isFrench, Pattern word, String instead) {}

    private record Line(String place, String text, boolean isFrench) {}

    @Test
    void wordsThatWereReplacedDoNotComeBack() throws IOException {
        List<Line> lines = new ArrayList<>();
        for (String module : MODULES) {
            Path main = root().resolve(module).resolve("src/main");
            try (Stream<Path> files = Files.walk(main)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    if (file.toString().endsWith(".java")) {
                        javaTexts(file, lines);
                    } else if (file.toString().endsWith(".properties")) {
                        messages(file, lines);
                    }
                }
            }
        }
        assertTrue(lines.size() > 1_000, () -> lines.size() + " texts");
        List<Unwanted> unwanted = unwanted();
        assertTrue(unwanted.size() > 25, () -> unwanted.size() + " words");
        List<String> found = new ArrayList<>();
        for (Line line : lines) {
            for (Unwanted one : unwanted) {
                if (one.isFrench() == line.isFrench()
                        && one.word().matcher(line.text()).find()) {
                    found.add(line.place() + ": \"" + line.text() + "\"; write: " + one.instead());
                }
            }
        }
        assertEquals(List.of(), found);
    }

    private static void javaTexts(Path file, List<Line> lines) throws IOException {
        List<String> source = Files.readAllLines(file);
        for (int i = 0; i < source.size(); i++) {
            if (COMMENT.matcher(source.get(i)).matches()) {
                continue;
            }
            int number = i + 1;
            QUOTED.matcher(source.get(i))
                    .results()
                    .map(quoted -> quoted.group(1))
                    .filter(text -> text.contains(" "))
                    .forEach(text -> lines.add(new Line(
                            file.getFileName() + ":" + number,
                            text,
                            FRENCH.matcher(text).find())));
        }
    }

    private static void messages(Path file, List<Line> lines) throws IOException {
        boolean isFrench = file.toString().contains("_fr");
        for (String line : Files.readAllLines(file)) {
            lines.add(new Line(file.getFileName().toString(), line.substring(line.indexOf('=') + 1), isFrench));
        }
    }

    private static List<Unwanted> unwanted() throws IOException {
        Path list = root().resolve("games/src/test/resources/parlour/game/unwanted-words.txt");
        List<Unwanted> words = new ArrayList<>();
        for (String line : Files.readAllLines(list)) {
            String[] cells = line.split(" \\| ", -1);
            boolean isForAll = !line.startsWith("#") && cells.length == 3;
            if (isForAll) {
                int flags = cells[0].endsWith("!") ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
                words.add(new Unwanted(cells[0].startsWith("fr"), Pattern.compile(cells[1], flags), cells[2]));
            }
        }
        return words;
    }

    private static Path root() {
        return Files.isDirectory(Path.of("games")) ? Path.of("") : Path.of("..");
    }
}
