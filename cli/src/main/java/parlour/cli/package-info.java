/** The command line: one small class for each command, wired together in {@link parlour.cli.Main}. */
@NullMarked
package parlour.cli;

import org.jspecify.annotations.NullMarked;
