package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.CommandRun;
import parlour.cli.sheets.ChartSheet;
import parlour.cli.sheets.SheetFormat;
import parlour.conquest.Handedness;
import parlour.game.Language;

/** {@code parlour charts}, from the command line to the file. */
final class ChartsCommandTest {

    @TempDir
    private Path folder;

    private static CommandRun charts(String... arguments) {
        List<String> line = new ArrayList<>(List.of("charts"));
        line.addAll(List.of(arguments));
        return CommandRun.parlour(line.toArray(new String[0]));
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void withoutAFileTheSvgGoesToStandardOutput() {
        CommandRun ran = charts();
        assertEquals(0, ran.code());
        assertEquals("", ran.err());
        assertEquals(
                new String(
                        ChartSheet.ofAll(Handedness.RIGHT, Language.ENGLISH).as(SheetFormat.SVG),
                        StandardCharsets.UTF_8),
                ran.out());
    }

    @Test
    void theFileExtensionChoosesTheFormat() throws IOException {
        Path svg = folder.resolve("charts.svg");
        Path pdf = folder.resolve("CHARTS.PDF");
        assertEquals(new CommandRun(0, "", ""), charts("--out", svg.toString(), "--lang", "fr", "--top", "5"));
        assertEquals(new CommandRun(0, "", ""), charts("--out", pdf.toString(), "--handedness", "left"));
        assertArrayEquals(
                ChartSheet.ofOne(5, Handedness.RIGHT, Language.FRENCH).as(SheetFormat.SVG), Files.readAllBytes(svg));
        assertArrayEquals(
                ChartSheet.ofAll(Handedness.LEFT, Language.ENGLISH).as(SheetFormat.PDF), Files.readAllBytes(pdf));
        assertEquals(List.of("CHARTS.PDF", "charts.svg"), files());
    }

    @Test
    void anExistingFileIsReplaced() throws IOException {
        Path svg = Files.writeString(folder.resolve("charts.svg"), "old");
        assertEquals(0, charts("--out", svg.toString()).code());
        assertTrue(Files.readString(svg).startsWith("<?xml"));
        assertEquals(List.of("charts.svg"), files());
    }

    @Test
    void anUnknownExtensionIsRefusedInOneSentence() throws IOException {
        Path png = folder.resolve("charts.png");
        CommandRun ran = charts("--out", png.toString());
        assertEquals(
                new CommandRun(1, "", "The charts can be written as .svg or .pdf, and " + png + " ends in neither.\n"),
                ran);
        assertEquals(List.of(), files());
        assertTrue(charts("--lang", "fr", "--out", png.toString())
                .err()
                .startsWith("Les tableaux s’écrivent en .svg ou en .pdf"));
    }

    @Test
    void anUnwritableFileIsRefusedInOneSentence() throws IOException {
        Path nowhere = folder.resolve("nowhere");
        Path file = nowhere.resolve("charts.pdf");
        assertEquals(
                new CommandRun(1, "", file + " cannot be written: there is no folder " + nowhere + ".\n"),
                charts("--out", file.toString()));

        Path taken = Files.createDirectory(folder.resolve("taken.svg"));
        assertEquals(
                new CommandRun(1, "", taken + " ne peut pas être écrit\u00a0: c’est un dossier.\n"),
                charts("--lang", "fr", "--out", taken.toString()));
        assertEquals(List.of("taken.svg"), files());
    }

    @ParameterizedTest
    @CsvSource({"--top, 0", "--top, 7", "--top, six", "--handedness, up"})
    void aWrongValueIsWrongUsage(String option, String value) {
        CommandRun ran = charts(option, value);
        assertEquals(2, ran.code());
        assertEquals("", ran.out());
        assertTrue(ran.err().contains(value.strip()), ran.err());
    }
}
