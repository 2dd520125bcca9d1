/**
 * The program that {@code ./parlour} starts. {@link parlour.cli.Main} assembles the commands; {@code ErrorReporter}
 * turns failures into one sentence and an exit code.
 *
 * <p>Commands are in {@code parlour.cli.command}, {@code parlour.cli.play} and {@code parlour.cli.puzzle}; their input
 * and output is in {@code parlour.cli.console} and {@code parlour.cli.arguments}. Boards are drawn by
 * {@code parlour.cli.board}, pages to print by {@code parlour.cli.sheets}. The other classes here run once after a
 * build, to make later starts fast.
 */
@NullMarked
package parlour.cli;

import org.jspecify.annotations.NullMarked;
