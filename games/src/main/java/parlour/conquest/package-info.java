/**
 * Conquest (1975) and its French edition 6 Faces (1976): dice that tumble over a board of 9 by 8 squares.
 *
 * <p>Start with {@link parlour.conquest.Conquest}, the two games as values, then
 * {@link parlour.conquest.ConquestPosition}, the rules. Below them: {@link parlour.conquest.Board} (squares and
 * directions), {@link parlour.conquest.Handedness} (how a die lies and tumbles), {@code RouteBitboards} (which routes
 * are open), {@code RouteCode} (a move as a number), and {@code PositionNotation} and {@code MoveNotation} (notation).
 *
 * <pre>{@code
 * ConquestPosition position = Conquest.SIX_FACES.start(Options.defaults(Conquest.SIX_FACES));
 * if (position.parseMove("d1-d5-f5") instanceof ParseResult.Legal legal) {
 *     position.play(legal.move());
 * }
 * }</pre>
 */
@NullMarked
package parlour.conquest;

import org.jspecify.annotations.NullMarked;
