/**
 * Domination: dominoes laid between the numbered cells of a board, and the territories they close in.
 *
 * <p>Start with {@link parlour.domination.Domination}, the game as a value, then
 * {@link parlour.domination.DominationPosition}, the rules. Below them: {@link parlour.domination.Pairs} (the 28 kinds
 * of domino), {@link parlour.domination.Board} (cells and territories, the same for every layout),
 * {@link parlour.domination.Layout} (the numbers on the cells, and so which domino goes where), {@code Layouts} and
 * {@code LayoutGenerator} (bundled and generated layouts), {@code Sampler} (random positions consistent with a seat's
 * knowledge), {@code MoveNotation} and {@code PositionNotation} (notation).
 *
 * <p>Four slots show each pair, so slots are numbered by pair: those of pair {@code p} are {@code 4p} to
 * {@code 4p + 3}. A player's move is the number of a slot. Chance deals and draws one domino at a time: nothing is
 * fixed before it is drawn.
 *
 * <pre>{@code
 * DominationPosition position = Domination.DOMINATION.start(Options.defaults(Domination.DOMINATION));
 * while (position.turn() == Position.CHANCE) {
 *     position.play(random.drawOutcome(position));
 * }
 * position.play(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
 * }</pre>
 */
@NullMarked
package parlour.domination;

import org.jspecify.annotations.NullMarked;
