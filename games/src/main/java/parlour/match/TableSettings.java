package parlour.match;

import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/**
 * What is agreed about a match before anybody sits down; never changed.
 *
 * @param from the position it begins with, if not where the game begins; everybody may read it, and so it hides nothing
 * @param listed whether the lobby shows it; otherwise one needs its name
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
