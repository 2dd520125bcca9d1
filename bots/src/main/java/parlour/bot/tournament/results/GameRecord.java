package parlour.bot.tournament.results;

import java.util.List;
import java.util.Optional;
import parlour.game.Outcome;
import parlour.game.Text;

/**
 * A finished game.
 *
 * @param table the contenders by seat
 * @param opening the position from which the bots played, as text
 * @param moves what was played and drawn from there on
 * @param points of each seat, if the game is decided by points and was played to its end
 * @param fault what a bot did wrong, if that ended the game
 */
public record GameRecord(
        List<Integer> table,
        Outcome outcome,
        String opening,
        List<String> moves,
        List<List<Integer>> points,
        Optional<Text> fault) {

    public GameRecord {
        table = List.copyOf(table);
        moves = List.copyOf(moves);
        points = List.copyOf(points);
    }

    /** Whether all seats have the same share of the win. */
    public boolean isDraw() {
        return outcome.shares().stream().distinct().count() == 1;
    }
}
