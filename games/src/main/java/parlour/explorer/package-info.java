/**
 * The opening explorer of Conquest and 6 Faces: how often each of the first moves was played, and how it scored.
 *
 * <p>Start with {@link parlour.explorer.OpeningTable}, the statistics of many games and their file format;
 * {@link parlour.explorer.OpeningCounter} makes one from games. Positions are the same whichever side is to move and
 * whichever kind of dice is used: see {@link parlour.conquest.Symmetry}.
 *
 * <pre>{@code
 * OpeningTable table = OpeningTable.read(file);
 * Symmetry symmetry = Symmetry.of(position);
 * for (MoveResults move : table.moves(symmetry.key(position))) {
 *     System.out.println(position.text(symmetry.route(move.route())) + " " + move.games());
 * }
 * }</pre>
 */
@NullMarked
package parlour.explorer;

import org.jspecify.annotations.NullMarked;
