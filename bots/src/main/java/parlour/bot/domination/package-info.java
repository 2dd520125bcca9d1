/**
 * Bots for Domination that use only what their seat may see.
 *
 * <p>Start with {@link parlour.bot.domination.DominationBot}. It samples possible positions ({@code WeightedSampler},
 * weighted by {@code RackInference}: what players declined they probably do not hold) and plays every move out in them
 * ({@code SuccessiveElimination}, {@code Playout}), all seats by {@code PlayoutPolicy}, which sees no other rack
 * either. Towards the end it grows an {@code MctsTree} over the samples, max-n for more than two players. The ending of
 * two players, where everything is known, is solved exactly by {@link parlour.bot.domination.EndgamePlay}
 * ({@code EndgameSolver}); {@link parlour.bot.domination.EndgameReview} reviews such an ending, and
 * {@link parlour.bot.domination.DominationTrials} tries moves for reviews. {@code Skill} defines the levels;
 * {@link parlour.bot.domination.GreedyDominationBot} is the fixed opponent to measure against.
 *
 * <pre>{@code
 * Bot bot = new DominationBot(Level.CLUB, seed);
 * ScoredMove best = bot.chooseMove(new InformationState(position, seat), budget, progress -> {});
 * EndgamePlay.solve(position, budget).ifPresent(ending -> show(ending.line()));
 * }</pre>
 */
@NullMarked
package parlour.bot.domination;

import org.jspecify.annotations.NullMarked;
