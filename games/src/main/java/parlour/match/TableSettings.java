package parlour.match;

import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/**
 * The terms of a match, fixed when the table is opened.
 *
 * @param from the starting position, if not the game's usual one; it is public, and so it hides nothing
 * @param listed whether the lobby shows the table; otherwise it is reached only by its name
 */
public record TableSettings(
        Game game, Options options, Optional<String> from, TimeControl timeControl, boolean listed) {

    public TableSettings {
        if (from.isPresent()) {
            try {
                game.parse(from.get(), options);
            } catch (NotationException unreadable) {
                throw new IllegalArgumentException(unreadable);
            }
        }
    }

    public Position start() {
        if (from.isEmpty()) {
            return game.start(options);
        }
        try {
            return game.parse(from.get(), options);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public int seats() {
        return options.seats();
    }
}
