/** Domination as text: the board with its territories, and one's own rack. */
@NullMarked
package parlour.cli.board.domination;

import org.jspecify.annotations.NullMarked;
