package parlour.bot.tournament.results;

import java.util.List;

/** Games from one opening in which the contenders have changed seats: the unit of the statistics. */
public record Round(List<GameRecord> games) {

    public Round {
        games = List.copyOf(games);
    }

    /** What the contenders took from each other in this round. */
    PairwiseScores tally(int contenders) {
        PairwiseScores scores = new PairwiseScores(contenders);
        games.forEach(scores::add);
        return scores;
    }
}
