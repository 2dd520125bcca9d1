/**
 * Conan: heroes set out on adventures, players lay challenges in each other's way, bid glory, bluff and make treaties.
 *
 * <p>Start with {@link parlour.conan.Conan}, the game as a value, then {@link parlour.conan.ConanPosition}, the rules as a
 * position. The cards are data: {@link parlour.conan.card.CardSet} holds them, {@code CardSetReader} and {@code CardSetValidator} read
 * and check a set, {@link parlour.conan.card.Effect} is the closed vocabulary of what cards do.
 *
 * <p>A position is a {@code PackedState} (bytes and a journal that takes moves back), looked at through {@code Board} (who stands
 * and what lies where). What happens is told by {@code Phases} (the phases, after {@code Setup}), {@code Contest} (auction
 * and resolution), {@code EffectStack} (what cards do), {@code Diplomacy} (treaties and alliances) and {@code Elimination};
 * {@code MoveGenerator} lists what may be done. Around it, in this package: {@code MoveNotation} and {@code MoveRefusals}, {@code TreatyNotation},
 * {@code PositionWriter} and {@code PositionReader}, {@code ConanView}, {@code Sampler} (what a seat may
 * think is hidden) and {@code MoveDescriptions} (moves in words); {@link parlour.conan.TreatyLedger} keeps treaties for people who play with
 * real cards.
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
