/**
 * Players of Domination, from what their seat may see.
 *
 * <p>Start with {@link parlour.bot.domination.DominationBot}. It draws positions that could be true ({@code Samples}, weighed
 * by {@code Suspicion}: what players declined they probably do not hold), plays every move out in them ({@code Race},
 * {@code Playout}), everybody by {@code Instinct}, which sees no other rack either, and leaves the ending of two, where all
 * is known, to {@link parlour.bot.domination.EndingPlay}, which is exact ({@code Ending}). {@code Skill} says what of all
 * this a level does; {@link parlour.bot.domination.GreedyPlayer} is the fixed opponent to measure with.
 *
 * <pre>{@code
 * Bot bot = new DominationBot(Level.CLUB, seed);
 * Thought thought = bot.think(new Knowledge(position, seat), budget, progress -> {});
 * EndingPlay.solve(position, budget).ifPresent(best -> show(best.line()));
 * }</pre>
 */
@NullMarked
package parlour.bot.domination;

import org.jspecify.annotations.NullMarked;
