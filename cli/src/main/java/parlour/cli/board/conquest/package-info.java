/**
 * Conquest and 6 Faces as text: {@link parlour.cli.board.conquest.ConquestRenderer} draws a {@code ConquestBoard} with
 * large or small squares, and a {@code RoutePreview} of a move before it is played.
 */
@NullMarked
package parlour.cli.board.conquest;

import org.jspecify.annotations.NullMarked;
