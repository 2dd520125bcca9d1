/** The non-interactive commands, one class each. */
@NullMarked
package parlour.cli.command;

import org.jspecify.annotations.NullMarked;
