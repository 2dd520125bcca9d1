package parlour.bot.tournament.results;

/** Differences in strength on the usual scale: 400 points are odds of ten to one. */
public final class Elo {

    /** The standard deviations either side of the mean that contain 95 % of a normal distribution. */
    static final double WIDTH_95 = 1.959963984540054;

    private Elo() {}

    /** The difference at which this score is expected; infinite for 0 and 1. */
    public static double ofScore(double score) {
        return 400 * Math.log10(score / (1 - score));
    }

    /** The share of the points expected at a difference. */
    public static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }
}
