package parlour.bot.tournament.results;

import java.util.ArrayList;
import java.util.List;

/**
 * Ratings from rounds.
 *
 * <p>Implementation notes. Two contenders: Elo from the score, and an interval from the variance between rounds. Games
 * of a round are not independent (each side may win a lopsided opening in turn), rounds are. More than two:
 * maximum-likelihood Bradley-Terry strengths, by Newton's method, with the sandwich estimate of their variance, again
 * with the round as the unit. If a contender took every point from another one, the likelihood has no maximum; then one
 * drawn game between all who met is added.
 */
final class Ratings {

    private static final double ELO_PER_NAT = 400 / Math.log(10);

    private final List<PairwiseScores> rounds;
    private final int contenders;
    private final PairwiseScores total;
    private final boolean isBounded;

    private Ratings(List<PairwiseScores> played, int contenders) {
        this.contenders = contenders;
        this.rounds = new ArrayList<>(played);
        this.isBounded = BradleyTerry.isBounded(sum());
        if (!isBounded) {
            rounds.add(drawnOnce(sum()));
        }
        this.total = sum();
    }

    static List<Rating> of(List<Round> rounds, int contenders) {
        List<PairwiseScores> tallies = rounds.stream()
                .map(round -> PairwiseScores.of(round, contenders))
                .toList();
        Ratings ratings = new Ratings(tallies, contenders);
        return contenders == 2 && ratings.isBounded ? ratings.ofTwo() : ratings.ofMany();
    }

    private PairwiseScores sum() {
        PairwiseScores sum = new PairwiseScores(contenders);
        rounds.forEach(sum::add);
        return sum;
    }

    private static PairwiseScores drawnOnce(PairwiseScores met) {
        PairwiseScores drawn = new PairwiseScores(met.contenders());
        for (int one = 0; one < met.contenders(); one++) {
            for (int other = one + 1; other < met.contenders(); other++) {
                if (met.met(one, other) > 0) {
                    drawn.meet(one, other, 0.5, 1);
                }
            }
        }
        return drawn;
    }

    private List<Rating> ofTwo() {
        double mean = total.score(0, 1);
        double variance = 0;
        for (PairwiseScores round : rounds) {
            variance += Math.pow(round.score(0, 1) - mean, 2) / rounds.size();
        }
        double half = Elo.WIDTH_95 * Math.sqrt(variance / rounds.size());
        // Elo is not linear: convert both ends of the interval.
        double high = Elo.ofScore(Math.min(mean + half, 1));
        double low = Elo.ofScore(Math.max(mean - half, 0));
        double elo = Elo.ofScore(mean);
        double error = known(halfWidth(low, elo, high));
        return List.of(new Rating(elo, error, true), new Rating(0 - elo, error, true));
    }

    /** Near a clean sweep the interval is open at one end; only the distance to the other end is known. */
    private static double halfWidth(double low, double elo, double high) {
        if (Double.isInfinite(high)) {
            return elo - low;
        }
        return Double.isInfinite(low) ? high - elo : (high - low) / 2;
    }

    private List<Rating> ofMany() {
        BradleyTerry strength = BradleyTerry.mostLikely(total);
        double[] errors = strength.errors(rounds);
        // Strengths are relative to the average of the two: their difference is twice that.
        double scale = contenders == 2 ? 2 * ELO_PER_NAT : ELO_PER_NAT;
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < contenders; i++) {
            ratings.add(new Rating(scale * strength.of(i), known(Elo.WIDTH_95 * scale * errors[i]), isBounded));
        }
        return ratings;
    }

    /** Rounds that do not differ say nothing about the variance. */
    private static double known(double error) {
        return error < 1e-9 ? Double.NaN : error;
    }
}
