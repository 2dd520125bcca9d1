package parlour.bot.tournament.results;

/**
 * The points contenders took from each other. A larger share of the win beats a smaller one: with two seats these are
 * wins, draws and losses; with more, the losers of a game have drawn among themselves.
 */
final class PairwiseScores {

    private final double[][] points;
    private final int[][] met;

    PairwiseScores(int contenders) {
        points = new double[contenders][contenders];
        met = new int[contenders][contenders];
    }

    /** The scores of one round. */
    static PairwiseScores of(Round round, int contenders) {
        PairwiseScores scores = new PairwiseScores(contenders);
        round.games().forEach(scores::add);
        return scores;
    }

    void add(GameRecord game) {
        for (int seat = 0; seat < game.table().size(); seat++) {
            for (int other = seat + 1; other < game.table().size(); other++) {
                double more =
                        Math.signum(game.outcome().share(seat) - game.outcome().share(other));
                add(game.table().get(seat), game.table().get(other), (1 + more) / 2);
            }
        }
    }

    /** A bot against itself, at two seats of one table, proves nothing. */
    private void add(int one, int other, double score) {
        if (one != other) {
            meet(one, other, score, 1);
        }
    }

    void meet(int one, int other, double score, int times) {
        points[one][other] += score;
        points[other][one] += times - score;
        met[one][other] += times;
        met[other][one] += times;
    }

    void add(PairwiseScores that) {
        for (int one = 0; one < points.length; one++) {
            for (int other = 0; other < points.length; other++) {
                points[one][other] += that.points[one][other];
                met[one][other] += that.met[one][other];
            }
        }
    }

    int contenders() {
        return points.length;
    }

    double points(int one, int other) {
        return points[one][other];
    }

    int met(int one, int other) {
        return met[one][other];
    }

    /** From 0, took nothing, to 1, took everything. */
    double score(int one, int other) {
        return points[one][other] / met[one][other];
    }
}
