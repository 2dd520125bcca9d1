/**
 * Conan: heroes set out on adventures, players lay challenges in each other's way, bid glory, bluff and make treaties.
 *
 * <p>Start with {@link parlour.conan.Conan}, the game as a value, then {@link parlour.conan.ConanPosition}, the rules
 * as a position. This package also contains {@code Sampler} (random positions consistent with a seat's knowledge),
 * {@code Reveals} and {@code PositionHash}; {@link parlour.conan.TreatyLedger} records treaties for people who play
 * with real cards.
 *
 * <p>The subpackages, each independent of those before it: {@link parlour.conan.text} (notation, views, refusals and
 * moves in words), {@link parlour.conan.rules} (the state and its rules) and {@link parlour.conan.card} (the cards as
 * data).
 *
 * <pre>{@code
 * ConanPosition position = Conan.CONAN.start(Options.defaults(Conan.CONAN));
 * while (position.turn() == Position.CHANCE) {
 *     position.play(random.drawOutcome(position));
 * }
 * position.play(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
 * }</pre>
 */
@NullMarked
package parlour.conan;

import org.jspecify.annotations.NullMarked;
