package parlour.bot.tournament.results;

/**
 * A sequential test: is the first contender stronger than the second by {@code elo1}, or only by {@code elo0}? It may
 * be evaluated after every pair and stops as soon as the answer is clear; the probability of each error is 5 %.
 *
 * <p>The generalized sequential probability ratio test on pairs: for each hypothesis, the distribution with the
 * required mean that makes the observations most likely. See Michel Van den Bergh, "A practical introduction to the
 * GSPRT" (2019).
 */
public record Sprt(double elo0, double elo1) {

    /** The probability of either error. */
    private static final double ERROR = 0.05;

    /** The log-likelihood ratio at which the test ends, positive or negative: 2.94. */
    public static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** Outcomes not seen yet are assumed rare, not impossible. */
    private static final double UNSEEN = 1e-3;

    public Sprt {
        if (!(elo0 < elo1) || Double.isInfinite(elo0) || Double.isInfinite(elo1)) {
            throw new IllegalArgumentException("elo0 must be less than elo1");
        }
    }

    /** The state of the test. */
    public enum Status {
        /** Undecided. */
        OPEN,
        /** {@code elo0} is accepted. */
        WEAKER,
        /** {@code elo1} is accepted. */
        STRONGER
    }

    public Status status(Pentanomial seen) {
        double ratio = logLikelihoodRatio(seen);
        if (ratio >= BOUND) {
            return Status.STRONGER;
        }
        return ratio <= -BOUND ? Status.WEAKER : Status.OPEN;
    }

    /** The log-likelihood ratio of {@code elo1} to {@code elo0}, given the observations. */
    public double logLikelihoodRatio(Pentanomial seen) {
        if (seen.pairs() == 0) {
            return 0;
        }
        double[] counts = new double[Pentanomial.OUTCOMES];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.max(seen.counts().get(i), UNSEEN);
        }
        double score0 = Elo.score(elo0);
        double score1 = Elo.score(elo1);
        double tilt0 = tilt(counts, score0);
        double tilt1 = tilt(counts, score1);
        double ratio = 0;
        for (int i = 0; i < counts.length; i++) {
            ratio += counts[i] * Math.log((1 + tilt0 * (score(i) - score0)) / (1 + tilt1 * (score(i) - score1)));
        }
        return ratio;
    }

    private static double score(int outcome) {
        return outcome / 4.0;
    }

    /**
     * The most likely distribution with the given mean is the observed one with each part divided by
     * {@code 1 + tilt (score - mean)}; the sum below decreases with the tilt and is 0 where the mean fits.
     */
    private static double tilt(double[] counts, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int halving = 0; halving < 100; halving++) {
            double tilt = (low + high) / 2;
            double off = 0;
            for (int i = 0; i < counts.length; i++) {
                off += counts[i] * (score(i) - mean) / (1 + tilt * (score(i) - mean));
            }
            if (off > 0) {
                low = tilt;
            } else {
                high = tilt;
            }
        }
        return (low + high) / 2;
    }
}
