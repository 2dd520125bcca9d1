/**
 * Choosing among moves by trying them out, for games with chance and hidden information. The game provides samples
 * (possible positions) and trials (a move played on in one of them); {@link parlour.bot.sampling.SuccessiveElimination}
 * decides which moves deserve more of them. {@link parlour.bot.sampling.SamplingBot} is the frame of a bot that does so.
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
