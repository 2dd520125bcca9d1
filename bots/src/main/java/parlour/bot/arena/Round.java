package parlour.bot.arena;

import java.util.List;

/** Games from one opening in which the contenders have changed seats: the unit of the statistics. */
public record Round(List<GameRecord> games) {

    public Round {
        games = List.copyOf(games);
    }

    /** What the contenders took from each other in this round. */
    Tally tally(int contenders) {
        Tally tally = new Tally(contenders);
        games.forEach(tally::add);
        return tally;
    }
}
