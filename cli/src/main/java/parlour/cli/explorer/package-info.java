/**
 * {@code parlour explorer}: the statistics of opening moves, and the games they are counted from.
 * {@link parlour.cli.explorer.ExplorerCommand} lists the moves of a position, and
 * {@link parlour.cli.explorer.ExplorerBuildCommand} plays the games.
 */
@NullMarked
package parlour.cli.explorer;

import org.jspecify.annotations.NullMarked;
