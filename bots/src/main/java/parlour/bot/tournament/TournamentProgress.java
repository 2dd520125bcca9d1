package parlour.bot.tournament;

import java.util.List;
import parlour.bot.tournament.results.Sprt;

/**
 * The state of a tournament after a round.
 *
 * @param games played so far, of {@code of}
 * @param points by contender
 * @param logLikelihoodRatio of the sequential test, 0 if there is none; see {@link Sprt#logLikelihoodRatio}
 */
public record TournamentProgress(int games, int of, List<Double> points, double logLikelihoodRatio) {

    public TournamentProgress {
        points = List.copyOf(points);
    }
}
