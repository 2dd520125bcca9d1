/** One class for each command that does its work and ends, without asking anything. */
@NullMarked
package parlour.cli.command;

import org.jspecify.annotations.NullMarked;
