package parlour.bot.shelf;

import java.util.Map;
import java.util.Optional;
import parlour.bot.Bot;
import parlour.bot.Level;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.Conquest;
import parlour.game.Game;

/** The bot for every game that has one, by level. */
public final class Bots {

    /** Makes a new player for one game. The same level and seed play the same moves, given the same budget. */
    @FunctionalInterface
    public interface Maker {
        Bot make(Level level, long seed);
    }

    private static final Map<Game, Maker> MAKERS = Map.of(
            Conquest.CONQUEST, ConquestBot::new,
            Conquest.SIX_FACES, ConquestBot::new);

    private Bots() {}

    /** A new player, or nothing if the game has none yet. */
    public static Optional<Bot> bot(Game game, Level level, long seed) {
        return Optional.ofNullable(MAKERS.get(game)).map(maker -> maker.make(level, seed));
    }
}
