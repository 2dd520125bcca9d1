/** The list of all games. A new game adds one line to {@link parlour.registry.GameRegistry}. */
@NullMarked
package parlour.registry;

import org.jspecify.annotations.NullMarked;
