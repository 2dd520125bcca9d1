/** One class for each command that does its work and ends: nothing here talks with somebody at the keyboard. */
@NullMarked
package parlour.cli.command;

import org.jspecify.annotations.NullMarked;
