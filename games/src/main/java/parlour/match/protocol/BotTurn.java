package parlour.match.protocol;

import java.util.Optional;
import parlour.game.Position;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.TableSettings;

/**
 * A turn to be played by a bot.
 *
 * @param number of the last event: the bot's move is stale if the match has continued since
 * @param position a copy, for the search
 */
public record BotTurn(int seat, int level, int number, TableSettings terms, Position position) {

    /** Empty if the seat to move is not a bot's. */
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
