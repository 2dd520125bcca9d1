/** The shelf: every game there is. A new game adds one line to {@link parlour.shelf.Shelf}. */
@NullMarked
package parlour.shelf;

import org.jspecify.annotations.NullMarked;
