/** Domination as text: the board with its territories, and the viewer's rack. */
@NullMarked
package parlour.cli.board.domination;

import org.jspecify.annotations.NullMarked;
