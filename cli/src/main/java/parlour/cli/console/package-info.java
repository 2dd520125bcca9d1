/**
 * Where a command reads and writes: {@link parlour.cli.console.Console}, exit codes, the sentences of the command line
 * itself, a progress bar, and files that are written whole or not at all.
 */
@NullMarked
package parlour.cli.console;

import org.jspecify.annotations.NullMarked;
