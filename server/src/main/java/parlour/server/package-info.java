/** Tables that people sit at: the program that serves them. */
@NullMarked
package parlour.server;

import org.jspecify.annotations.NullMarked;
