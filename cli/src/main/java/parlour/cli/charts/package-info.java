/**
 * The charts of Conquest as a sheet to print.
 *
 * <p>Start with {@link parlour.cli.charts.ChartSheet}, the page. {@code ChartDrawing} draws one chart on it,
 * {@code SheetWords} says what is written beside. They draw on a {@code Canvas}, which {@code SvgCanvas} and
 * {@code PdfCanvas} turn into a file.
 *
 * <pre>{@code
 * byte[] file = ChartSheet.ofAll(Handedness.RIGHT, Language.FRENCH).as(SheetFormat.PDF);
 * }</pre>
 */
@NullMarked
package parlour.cli.charts;

import org.jspecify.annotations.NullMarked;
