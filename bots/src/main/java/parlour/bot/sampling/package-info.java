/**
 * Choosing among moves by trying them out, for games with luck and secrets. The game brings samples (positions that could be
 * true) and trials (a move played on in thought); {@link parlour.bot.sampling.SuccessiveElimination} decides which moves deserve more of them.
 *
 * <pre>{@code
 * SuccessiveElimination<DominationPosition> race = new SuccessiveElimination<>(moves, prior, priorWeight, minVariance);
 * race.run(samples::next, trial, random, budget);
 * int move = race.best();
 * }</pre>
 */
@NullMarked
package parlour.bot.sampling;

import org.jspecify.annotations.NullMarked;
