package parlour.browser.table;

import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;

/**
 * A bot is to move: what whoever thinks for it needs to know.
 *
 * @param number the last event of the match; the answer names it, and is stale if the match has gone on
 */
public record Turn(String table, int number, Game game, Options options, Position position, int level, long seed) {

    public int seat() {
        return position.turn();
    }

    /** As a request to think, which keeps a player for every seat of every table. */
    View request() {
        return new View()
                .with("type", "think")
                .with("table", table)
                .with("number", number)
                .with("game", game.id())
                .with("options", options.chosen())
                .with("position", position.notation())
                .with("level", level)
                .with("seed", seed)
                .with("who", table + "#" + seat());
    }
}
