/**
 * The program that {@code ./parlour} starts. {@link parlour.cli.Main} puts the commands together; {@code ErrorReporter}
 * turns what goes wrong into one sentence and an exit code.
 *
 * <p>Commands are in {@code parlour.cli.command}, {@code parlour.cli.play} and {@code parlour.cli.puzzle}; what they read
 * and print with is in {@code parlour.cli.console} and {@code parlour.cli.arguments}. Boards are drawn by
 * {@code parlour.cli.board}, pages to print by {@code parlour.cli.sheets}. The other classes here run once after a build,
 * so that every later start is quick.
 */
@NullMarked
package parlour.cli;

import org.jspecify.annotations.NullMarked;
