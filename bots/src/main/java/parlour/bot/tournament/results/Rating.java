package parlour.bot.tournament.results;

/**
 * The strength of a contender.
 *
 * @param elo relative to the other contender if there are two, otherwise to the average of all
 * @param error half the width of the 95 % interval; NaN while all rounds are alike, because their variance is unknown
 *     then
 * @param isBounded false if a contender took or lost every point, so that the true difference may be arbitrarily large
 */
public record Rating(double elo, double error, boolean isBounded) {}
