/**
 * Players of Conan, from what their seat may see.
 *
 * <p>Start with {@link parlour.bot.conan.ConanBot}. It draws positions that could be true ({@code WeightedSampler}: what others bid
 * makes some likelier than others), plays every move on in them for a few rounds ({@code Playout}), everybody by the rule of
 * thumb ({@code PlayoutPolicy}), and takes the one that does best, or now and then one that does as well, so that bids cannot be read.
 * {@link parlour.bot.conan.HeuristicConanBot} plays by the rule of thumb alone: the fixed opponent to measure with.
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
