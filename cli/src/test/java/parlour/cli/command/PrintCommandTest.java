package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.CommandRun;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.game.Language;

/** {@code parlour print}, from the command line to the file. */
final class PrintCommandTest {

    @TempDir
    private Path folder;

    private Path printed(String... arguments) {
        Path file = folder.resolve("sheets.pdf");
        String[] line = new String[arguments.length + 3];
        line[0] = "print";
        System.arraycopy(arguments, 0, line, 1, arguments.length);
        line[line.length - 2] = "--out";
        line[line.length - 1] = file.toString();
        CommandRun ran = CommandRun.parlour(line);
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains(file.toString()), ran.out());
        return file;
    }

    @ParameterizedTest
    @CsvSource({
        "domination --layout A --size large, 7",
        "domination --layout B --size small, 3",
        "domination --layout rows:1445503326116015060264450355336613211223144655446500033062241122 --size small, 3",
        "conquest, 1",
        "sixfaces, 1",
        "conan, 15"
    })
    void everyGamePrintsOnTheExpectedNumberOfA4Sheets(String line, int sheets) throws IOException {
        try (PDDocument document = Loader.loadPDF(printed(line.split(" ", -1)).toFile())) {
            assertEquals(sheets, document.getNumberOfPages());
            for (PDPage page : document.getPages()) {
                assertEquals(PDRectangle.A4.getWidth(), page.getMediaBox().getWidth());
            }
        }
    }

    @Test
    void theSmallBoardShowsTheNumbersOfItsLayoutRowByRow() throws IOException {
        try (PDDocument document = Loader.loadPDF(
                printed("domination", "--layout", "C", "--size", "small").toFile())) {
            PDFTextStripper reader = new PDFTextStripper();
            reader.setSortByPosition(true);
            reader.setEndPage(1);
            String text = reader.getText(document).replaceAll("[^0-9\n]", "");
            for (String row : List.of(
                    "00112233", "02435663", "14405162", "13064552", "25546031", "26150441", "36653420", "33221100")) {
                assertTrue(text.contains(row), row + " in " + text);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"en, Old Marrec, Resolution", "fr, Jorin, Résolution"})
    void everyConanCardIsPrintedAsOftenAsTheSetHasIt(String language, String hero, String kind) throws IOException {
        try (PDDocument document =
                Loader.loadPDF(printed("conan", "--lang", language).toFile())) {
            String text = new PDFTextStripper().getText(document);
            assertTrue(text.contains(hero), text);
            assertEquals(26, text.lines().filter(kind::equals).count());
            Language spoken = language.equals("fr") ? Language.FRENCH : Language.ENGLISH;
            for (Card card : CardSet.standard().kinds()) {
                String name = card.name().in(spoken);
                assertTrue(text.lines().filter(name::equals).count() >= card.copies(), name);
            }
        }
    }

    @Test
    void theSameSeedGivesTheSameSheets() throws IOException {
        byte[] once = Files.readAllBytes(printed("domination", "--layout", "seed:7"));
        assertArrayEquals(once, Files.readAllBytes(printed("domination", "--layout", "seed:7")));
    }

    @ParameterizedTest
    @CsvSource({
        "print domination --layout Q, 1",
        "print conquest --layout A, 1",
        "print conquest --size small, 2",
        "print domination --size huge, 2",
        "print chess, 2"
    })
    void unprintableRequestsAreRefused(String line, int code) {
        CommandRun ran = CommandRun.parlour(line.split(" ", -1));
        assertEquals(code, ran.code(), ran.err());
        assertTrue(ran.err().lines().findFirst().orElse("").endsWith("."), ran.err());
    }

    @ParameterizedTest
    @CsvSource({"conan, true", "conan --bw, false"})
    void cardsOfConanArePrintedInColourOrInBlackAndWhite(String line, boolean isColoured) throws IOException {
        try (PDDocument document = Loader.loadPDF(printed(line.split(" ", -1)).toFile())) {
            BufferedImage heroes = new PDFRenderer(document).renderImageWithDPI(0, 20);
            boolean hasColour = false;
            int darkest = 255;
            for (int x = 0; x < heroes.getWidth(); x++) {
                for (int y = 0; y < heroes.getHeight(); y++) {
                    Color pixel = new Color(heroes.getRGB(x, y));
                    hasColour |= Math.abs(pixel.getRed() - pixel.getBlue()) > 12;
                    darkest = Math.min(darkest, pixel.getGreen());
                }
            }
            assertEquals(isColoured, hasColour);
            assertTrue(darkest < 100, "the pictures are missing");
        }
    }

    @Test
    void dominationPrintsThirtyFiveTokensOfEachColour() throws IOException {
        try (PDDocument document = Loader.loadPDF(printed("domination").toFile())) {
            assertTrue(new PDFTextStripper().getText(document).contains("Tokens, 35 for each player"));
        }
    }
}
