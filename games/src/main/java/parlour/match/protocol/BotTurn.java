package parlour.match.protocol;

import java.util.Optional;
import parlour.game.Position;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.TableSettings;

/**
 * A bot is to move.
 *
 * @param number of the last event: its move is stale if the match has gone on
 * @param position a copy, to think about
 */
public record BotTurn(int seat, int level, int number, TableSettings terms, Position position) {

    /** Nothing if no bot is to move. */
    public static Optional<BotTurn> of(Match match) {
        int seat = match.turn();
        return seat >= 0 && match.player(seat).orElseThrow() instanceof Player.Bot(int level)
                ? Optional.of(new BotTurn(
                        seat,
                        level,
                        match.eventCount(),
                        match.settings(),
                        match.position().copy()))
                : Optional.empty();
    }
}
