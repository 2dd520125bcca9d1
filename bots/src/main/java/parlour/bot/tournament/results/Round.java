package parlour.bot.tournament.results;

import java.util.List;

/** Games from one opening with the contenders changing seats: the unit of the statistics. */
public record Round(List<GameRecord> games) {

    public Round {
        games = List.copyOf(games);
    }
}
