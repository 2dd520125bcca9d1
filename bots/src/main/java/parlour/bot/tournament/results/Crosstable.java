package parlour.bot.tournament.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How many points each contender took from each other one.
 *
 * @param rows the contenders, the strongest first
 */
public record Crosstable(List<Row> rows) {

    /**
     * A contender's results.
     *
     * @param contender its number in the tournament
     * @param points its shares of all wins; the points of all rows add up to the number of games that were won or
     *     shared
     * @param games how many seats it held in all games
     * @param wins games it won alone
     * @param draws games in which all seats had the same share
     * @param against points in direct comparison with each contender, by number; see {@link #met}
     * @param met comparisons with each contender, by number
     */
    public record Row(
            int contender,
            String name,
            Rating rating,
            double points,
            int games,
            int wins,
            int draws,
            List<Double> against,
            List<Integer> met) {

        public double percent() {
            return games == 0 ? 0 : 100 * points / games;
        }
    }

    public Crosstable {
        rows = List.copyOf(rows);
    }

    public static Crosstable of(List<String> names, List<Round> rounds) {
        PairwiseScores total = new PairwiseScores(names.size());
        rounds.forEach(round -> total.add(PairwiseScores.of(round, names.size())));
        List<Rating> ratings = Ratings.of(rounds, names.size());
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            rows.add(row(i, names.get(i), ratings.get(i), rounds, total));
        }
        rows.sort(Comparator.comparingDouble((Row row) -> row.rating().elo()).reversed());
        return new Crosstable(rows);
    }

    private static Row row(int contender, String name, Rating rating, List<Round> rounds, PairwiseScores total) {
        double points = 0;
        int games = 0;
        int wins = 0;
        int draws = 0;
        for (Round round : rounds) {
            for (GameRecord game : round.games()) {
                for (int seat = 0; seat < game.table().size(); seat++) {
                    if (game.table().get(seat) == contender) {
                        points += game.outcome().share(seat);
                        games++;
                        wins += game.outcome().share(seat) == 1 ? 1 : 0;
                        draws += game.isDraw() ? 1 : 0;
                    }
                }
            }
        }
        List<Double> against = new ArrayList<>();
        List<Integer> met = new ArrayList<>();
        for (int other = 0; other < total.contenders(); other++) {
            against.add(total.points(contender, other));
            met.add(total.met(contender, other));
        }
        return new Row(contender, name, rating, points, games, wins, draws, List.copyOf(against), List.copyOf(met));
    }
}
