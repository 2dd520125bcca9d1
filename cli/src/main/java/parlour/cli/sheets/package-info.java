/**
 * Sheets to print: the charts of Conquest, the boards, and the material of Domination and Conan.
 *
 * <p>Start with {@link parlour.cli.sheets.ChartSheet}, the page. {@code ChartDrawing} draws one chart on it,
 * {@code SheetTexts} has the texts. They draw on a {@code PageCanvas}, which {@code SvgCanvas} and {@code PdfCanvas}
 * turn into a file. {@code DominationSheets}, {@code ConanSheets} and {@code ConquestBoardSheet} are boards, cards and
 * pieces to cut out, as PDF only.
 *
 * <pre>{@code
 * byte[] file = ChartSheet.ofAll(Handedness.RIGHT, Language.FRENCH).as(SheetFormat.PDF);
 * }</pre>
 */
@NullMarked
package parlour.cli.sheets;

import org.jspecify.annotations.NullMarked;
