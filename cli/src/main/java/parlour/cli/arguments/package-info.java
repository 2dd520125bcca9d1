/** Arguments and options that several commands share, read and checked. */
@NullMarked
package parlour.cli.arguments;

import org.jspecify.annotations.NullMarked;
