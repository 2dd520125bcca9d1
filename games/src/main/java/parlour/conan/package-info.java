/**
 * Conan: heroes set out on adventures, players lay challenges in each other's way, bid glory, bluff and make treaties.
 *
 * <p>Start with {@link parlour.conan.Conan}, the game as a value, then {@link parlour.conan.ConanPosition}, the rules as a
 * position. The cards are data: {@link parlour.conan.CardSet} holds them, {@code CardSetReader} and {@code CardSetCheck} read
 * and check a set, {@link parlour.conan.Effect} is the closed vocabulary of what cards do.
 *
 * <p>A position is a {@code State} (bytes and a journal that takes moves back), looked at through {@code Board} (who stands
 * and what lies where). What happens is told by {@code Course} (the phases, after {@code SettingUp}), {@code Contest} (auction
 * and resolution), {@code Effects} (what cards do), {@code Talks} (treaties and alliances) and {@code GoingOut};
 * {@code Choices} lists what may be done. Around them: {@code MoveText} and {@code WhyNot}, {@code TermsText},
 * {@code PositionText} (by {@code PositionWriter} and {@code PositionReader}), {@code ConanView}, {@code Guess} (what a seat may
 * think is hidden) and {@code Sentences} (moves in words); {@link parlour.conan.Bonds} keeps treaties for people who play with
 * real cards.
 *
 * <pre>{@code
 * ConanPosition position = Conan.CONAN.start(Options.defaults(Conan.CONAN));
 * while (position.turn() == Position.CHANCE) {
 *     position.play(lots.outcome(position));
 * }
 * position.play(position.nth(lots.below(position.count())));
 * }</pre>
 */
@NullMarked
package parlour.conan;

import org.jspecify.annotations.NullMarked;
