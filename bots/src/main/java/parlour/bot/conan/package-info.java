/**
 * Bots for Conan that use only what their seat may see.
 *
 * <p>Start with {@link parlour.bot.conan.ConanBot}. It samples possible positions ({@code WeightedSampler}, weighted by
 * the opponents' bids), simulates every move in them for a few rounds ({@code Playout}) with all players following the
 * heuristics ({@code PlayoutPolicy}), and chooses the best move, or sometimes one as good, so that bids cannot be read.
 * {@link parlour.bot.conan.HeuristicConanBot} plays by the heuristics alone: the fixed opponent to measure against.
 * {@link parlour.bot.conan.ConanTrials} tries moves for reviews.
 *
 * <pre>{@code
 * Bot bot = new ConanBot(Level.CLUB, seed);
 * ScoredMove best = bot.chooseMove(new InformationState(position, seat), budget, progress -> {});
 * }</pre>
 */
@NullMarked
package parlour.bot.conan;

import org.jspecify.annotations.NullMarked;
