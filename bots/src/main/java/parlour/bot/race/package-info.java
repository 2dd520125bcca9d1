/**
 * Choosing among moves by trying them out, for games with luck and secrets. The game brings samples (positions that could be
 * true) and trials (a move played on in thought); {@link parlour.bot.race.Race} decides which moves deserve more of them.
 *
 * <pre>{@code
 * Race<DominationPosition> race = new Race<>(moves, atFirstSight, faith, leastVariance);
 * race.run(samples::next, trial, lots, budget);
 * int move = race.best();
 * }</pre>
 */
@NullMarked
package parlour.bot.race;

import org.jspecify.annotations.NullMarked;
