/**
 * Tournaments: who is stronger, by how much, and how sure that is.
 *
 * <p>{@link parlour.bot.arena.Arena} plays a {@link parlour.bot.arena.Tournament} and answers with a
 * {@link parlour.bot.arena.Report}. The unit of everything is the {@link parlour.bot.arena.Round}: games from the same
 * opening with the same lots, in which the contenders change seats until each has sat everywhere, so that neither a
 * lucky opening nor a lucky seat counts for anybody. With two contenders at two seats it is a pair of games.
 *
 * <pre>{@code
 * Report report = Arena.play(Tournament.of(game, options, contenders, 200, seed), standing -> {});
 * Crosstable table = report.crosstable();
 * }</pre>
 *
 * <p>A tournament in which every allowance is {@linkplain parlour.bot.host.Allowance#isRepeatable repeatable} has the
 * same games in every run, on one core or on many.
 */
@NullMarked
package parlour.bot.arena;

import org.jspecify.annotations.NullMarked;
