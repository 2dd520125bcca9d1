/**
 * Input and output of commands: {@link parlour.cli.console.Console}, exit codes, the messages of the command line
 * itself, a progress bar, and files written atomically.
 */
@NullMarked
package parlour.cli.console;

import org.jspecify.annotations.NullMarked;
