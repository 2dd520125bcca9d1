/** Conan as text: heroes, challenges, and one's own cards. */
@NullMarked
package parlour.cli.board.conan;

import org.jspecify.annotations.NullMarked;
