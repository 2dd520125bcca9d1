package parlour.bot.tournament.results;

/**
 * How strong a contender is.
 *
 * @param elo against the other contender if there are two, otherwise against the average of all
 * @param error half the width of the interval that holds the truth in 95 of 100 tournaments; NaN while all rounds
 *     are alike, because nothing is known then of how they vary
 * @param isBounded false if somebody took or lost every point, so that the true difference may be as large as you like
 */
public record Rating(double elo, double error, boolean isBounded) {}
