/** Conan as text: heroes, challenges, and the viewer's cards. */
@NullMarked
package parlour.cli.board.conan;

import org.jspecify.annotations.NullMarked;
