/**
 * The rules of Conan on packed data.
 *
 * <p>Start with {@link parlour.conan.rules.ConanState}, which holds the parts of a position. A {@code PackedState} is
 * an array of bytes with an undo journal; {@code Board} reads and changes the places of heroes and cards in it.
 * {@code Phases} runs a round after {@code Setup}; {@code Contest} is auction and resolution, {@code EffectStack} the
 * effects of cards, {@code Diplomacy} treaties and alliances, {@code Elimination} players going out, {@code FinalScore}
 * the winner. {@code MoveGenerator} lists the legal moves, each an {@code int} made by {@code MoveCode}.
 */
@NullMarked
package parlour.conan.rules;

import org.jspecify.annotations.NullMarked;
