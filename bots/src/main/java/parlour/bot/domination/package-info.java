/**
 * Players of Domination, from what their seat may see.
 *
 * <p>Start with {@link parlour.bot.domination.DominationBot}. It draws positions that could be true ({@code WeightedSampler}, weighed
 * by {@code RackInference}: what players declined they probably do not hold) and plays every move out in them ({@code SuccessiveElimination},
 * {@code Playout}), everybody by {@code PlayoutPolicy}, which sees no other rack either. Towards the end it grows a {@code MctsTree}
 * over the samples, max-n where there are more than two. The ending of two, where all is known, it leaves to
 * {@link parlour.bot.domination.EndgamePlay}, which is exact ({@code EndgameSolver});
 * {@link parlour.bot.domination.EndgameReview} looks back on such an ending, and {@link parlour.bot.domination.DominationTrials}
 * tries moves for reviews. {@code Skill} says what of all this a level
 * does; {@link parlour.bot.domination.GreedyDominationBot} is the fixed opponent to measure with.
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
