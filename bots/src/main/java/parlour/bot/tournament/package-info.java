/**
 * Tournaments: which bot is stronger, by how much, and with what certainty.
 *
 * <p>{@link parlour.bot.tournament.TournamentRunner} plays a {@link parlour.bot.tournament.Tournament} and returns a
 * {@link parlour.bot.tournament.TournamentResult}. The unit of the statistics is the
 * {@link parlour.bot.tournament.results.Round}: games from the same opening with the same draws, in which the
 * contenders change seats until each has held every seat, so that neither a lucky opening nor a lucky seat favours
 * anyone. With two contenders at two seats it is a pair of games.
 *
 * <pre>{@code
 * TournamentResult result = TournamentRunner.play(Tournament.of(game, options, contenders, 200, seed), progress -> {});
 * Crosstable table = result.crosstable();
 * }</pre>
 *
 * <p>A tournament in which every limit is {@linkplain parlour.bot.runtime.SearchLimit#isRepeatable repeatable} has the
 * same games in every run, on one core or on many.
 */
@NullMarked
package parlour.bot.tournament;

import org.jspecify.annotations.NullMarked;
