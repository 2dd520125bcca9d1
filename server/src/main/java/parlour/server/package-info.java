/** The Parlour server: starts everything and holds its settings. */
@NullMarked
package parlour.server;

import org.jspecify.annotations.NullMarked;
