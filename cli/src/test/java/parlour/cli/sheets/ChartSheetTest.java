package parlour.cli.sheets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import parlour.conquest.Board;
import parlour.conquest.Handedness;
import parlour.game.Language;

/** The sheet as a file: complete, reproducible, and with everything on it that the charts show. */
final class ChartSheetTest {

    // ---- SVG ----

    @ParameterizedTest(name = "{0} up: {1} squares within reach, {2} split, {3} on the way")
    @CsvSource({"1, 4, 0, 1", "2, 8, 4, 5", "3, 12, 8, 13", "4, 16, 12, 25", "5, 20, 16, 41", "6, 24, 20, 61"})
    void everySquareIsDrawn(int top, int reached, int split, int passed) throws Exception {
        Element chart = group(svg(ChartSheet.ofAll(Handedness.RIGHT, Language.ENGLISH)), "chart-" + top);
        assertEquals(reached + passed, count(chart, "rect"));
        // A split square has its diagonal and the shafts of two arrows.
        assertEquals(3 * split, count(chart, "line"));
        // Two arrow heads to a split square; the die and its four sides.
        assertEquals(2 * split + 5, count(chart, "polygon"));
    }

    @ParameterizedTest
    @EnumSource
    void everyPipIsDrawn(Handedness hand) throws Exception {
        Document sheet = svg(ChartSheet.ofAll(hand, Language.ENGLISH));
        for (int top = 1; top <= 6; top++) {
            Chart chart = ChartSheet.chart(hand, top);
            int pips = top;
            for (int direction : new int[] {Board.NORTH, Board.EAST, Board.SOUTH, Board.WEST}) {
                pips += chart.side(direction);
            }
            for (Chart.Square square : chart.squares()) {
                for (Chart.Route route : square.routes()) {
                    pips += route.face();
                }
            }
            assertEquals(pips, count(group(sheet, "chart-" + top), "circle"), "chart " + top);
        }
    }

    @Test
    void everyChartShowsItsStartingOrientation() {
        for (int top = 1; top <= 6; top++) {
            int south = ChartSheet.chart(Handedness.RIGHT, top).side(Board.SOUTH);
            assertEquals(top == 3 || top == 4 ? 2 : 3, south);
        }
    }

    @Test
    void aSplitSquareShowsEachFaceOnTheSideTheDieEntersFrom() throws Exception {
        // In the north-east the diagonal rises: coming from the left is above it, coming from below is under it.
        Element legend = group(svg(ChartSheet.ofAll(Handedness.RIGHT, Language.ENGLISH)), "legend");
        Element diagonal = (Element) legend.getElementsByTagName("line").item(0);
        double x = number(diagonal, "x1");
        double y = number(diagonal, "y1");
        assertTrue(number(diagonal, "x2") > x && number(diagonal, "y2") < y);
        int above = 0;
        int under = 0;
        NodeList pips = legend.getElementsByTagName("circle");
        for (int i = 0; i < pips.getLength(); i++) {
            Element pip = (Element) pips.item(i);
            if (number(pip, "cx") - x < y - number(pip, "cy")) {
                above++;
            } else {
                under++;
            }
        }
        // Chart 2, one east and one north: north first brings 6, east first brings 3.
        assertEquals(6, above);
        assertEquals(3, under);
        assertTrue(legend.getTextContent().contains("from the left, lands on 6."));
        assertTrue(legend.getTextContent().contains("from below, lands on 3;"));
    }

    @Test
    void aSheetOfOneFaceHoldsOnlyItsChart() throws Exception {
        Document page = svg(ChartSheet.ofOne(4, Handedness.LEFT, Language.FRENCH));
        assertEquals(16 + 25, count(group(page, "chart-4"), "rect"));
        assertEquals(2, count(page.getDocumentElement(), "g"));
        assertTrue(page.getDocumentElement().getTextContent().contains("Le tableau du 4"));
        assertTrue(page.getDocumentElement().getTextContent().contains("Dés gauchers"));
    }

    private static Document svg(ChartSheet sheet) throws Exception {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Document document = factory.newDocumentBuilder().parse(new ByteArrayInputStream(sheet.as(SheetFormat.SVG)));
        assertEquals("http://www.w3.org/2000/svg", document.getDocumentElement().getNamespaceURI());
        return document;
    }

    private static Element group(Document sheet, String id) {
        NodeList groups = sheet.getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) {
            if (groups.item(i) instanceof Element group
                    && group.getAttribute("id").equals(id)) {
                return group;
            }
        }
        throw new AssertionError("no group " + id);
    }

    private static int count(Element in, String tag) {
        return in.getElementsByTagName(tag).getLength();
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    // ---- PDF ----

    @ParameterizedTest
    @EnumSource
    void thePdfIsOnePageOfA4(Language language) throws IOException {
        try (PDDocument document = pdf(ChartSheet.ofAll(Handedness.RIGHT, language))) {
            assertEquals(1, document.getNumberOfPages());
            PDPage page = document.getPage(0);
            assertEquals(PDRectangle.A4.getWidth(), page.getMediaBox().getWidth(), 0.01);
            assertEquals(PDRectangle.A4.getHeight(), page.getMediaBox().getHeight(), 0.01);
            assertEquals(language.code(), document.getDocumentCatalog().getLanguage());
            for (var name : page.getResources().getFontNames()) {
                assertTrue(page.getResources().getFont(name).isEmbedded());
            }
        }
    }

    @Test
    void accentsArePrintedCorrectly() throws IOException {
        ChartSheet sheet = ChartSheet.ofAll(Handedness.RIGHT, Language.FRENCH);
        String svg = new String(sheet.as(SheetFormat.SVG), StandardCharsets.UTF_8);
        try (PDDocument document = pdf(sheet)) {
            String text = new PDFTextStripper().getText(document);
            for (String words : List.of("Les six tableaux", "jusqu’à ce que", "quatre côtés", "Dés droitiers")) {
                assertTrue(text.contains(words), words);
                assertTrue(svg.contains(words), words);
            }
            assertEquals(
                    "Conquest et 6 Faces – Les six tableaux",
                    document.getDocumentInformation().getTitle());
        }
    }

    @Test
    void noLineOfTextRunsIntoTheMarginOrAnother() throws IOException {
        for (Language language : Language.values()) {
            for (Handedness hand : Handedness.values()) {
                List<ChartSheet> sheets = new ArrayList<>(List.of(ChartSheet.ofAll(hand, language)));
                for (int top = 1; top <= 6; top++) {
                    sheets.add(ChartSheet.ofOne(top, hand, language));
                }
                for (ChartSheet sheet : sheets) {
                    checkText(sheet);
                }
            }
        }
    }

    private static void checkText(ChartSheet sheet) throws IOException {
        List<TextPosition> letters = new ArrayList<>();
        PDFTextStripper stripper = new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition letter) {
                letters.add(letter);
            }
        };
        try (PDDocument document = pdf(sheet)) {
            stripper.getText(document);
        }
        assertFalse(letters.isEmpty());
        double margin = 14 * 72 / 25.4;
        for (TextPosition letter : letters) {
            double end = letter.getXDirAdj() + letter.getWidthDirAdj();
            assertTrue(letter.getXDirAdj() > margin - 0.1 && end < PDRectangle.A4.getWidth() - margin + 0.1);
            for (TextPosition other : letters) {
                boolean sameLine = Math.abs(other.getYDirAdj() - letter.getYDirAdj()) < 1;
                boolean overlaps = other.getXDirAdj() > letter.getXDirAdj() && other.getXDirAdj() < end - 1;
                assertFalse(sameLine && overlaps, () -> letter + " and " + other);
            }
        }
    }

    private static PDDocument pdf(ChartSheet sheet) throws IOException {
        return Loader.loadPDF(sheet.as(SheetFormat.PDF));
    }

    @ParameterizedTest
    @EnumSource
    void theSameSheetIsTheSameBytes(SheetFormat format) {
        assertArrayEquals(
                ChartSheet.ofAll(Handedness.RIGHT, Language.FRENCH).as(format),
                ChartSheet.ofAll(Handedness.RIGHT, Language.FRENCH).as(format));
    }
}
