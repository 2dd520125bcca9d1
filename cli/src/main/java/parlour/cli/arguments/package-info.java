/** Arguments and options shared by several commands, parsed and validated. */
@NullMarked
package parlour.cli.arguments;

import org.jspecify.annotations.NullMarked;
