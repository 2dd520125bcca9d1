/**
 * The rules of Conan on packed data.
 *
 * <p>Start with {@link parlour.conan.rules.ConanState}, which holds the parts of a position. A {@code PackedState} is bytes and
 * a journal that takes moves back; {@code Board} reads and changes it: who stands and what lies where. {@code Phases} runs a
 * round after {@code Setup}; {@code Contest} is auction and resolution, {@code EffectStack} what cards do, {@code Diplomacy}
 * treaties and alliances, {@code Elimination} who leaves, {@code FinalScore} who has won. {@code MoveGenerator} lists the legal
 * moves, each an {@code int} made by {@code MoveCode}.
 */
@NullMarked
package parlour.conan.rules;

import org.jspecify.annotations.NullMarked;
