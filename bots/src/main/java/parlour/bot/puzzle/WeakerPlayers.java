package parlour.bot.puzzle;

import java.util.List;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.game.Position;

/** Bots of the lower levels try a puzzle, each level several times: how often they miss it is part of its rating. */
public final class WeakerPlayers {

    /** Creates the bot of a level, with its seed. */
    public interface Players {

        Bot player(Level level, long seed);
    }

    private static final int TRIES_EACH = 5;
    private static final List<Level> LEVELS =
            List.of(Level.NEWCOMER, Level.BEGINNER, Level.CASUAL, Level.REGULAR, Level.CLUB, Level.SEASONED);

    /** The number of tries. */
    public static final int TRIES = TRIES_EACH * LEVELS.size();

    private WeakerPlayers() {}

    /** How many of the {@link #TRIES} choose another first move than the solution. */
    public static int misses(Position position, String solution, Players players) {
        InformationState state = new InformationState(position, position.turn());
        int misses = 0;
        for (Level level : LEVELS) {
            for (int seed = 0; seed < TRIES_EACH; seed++) {
                String chosen = players.player(level, seed)
                        .chooseMove(state, Budget.nodes(Long.MAX_VALUE), _ -> {})
                        .move();
                misses += chosen.equals(solution) ? 0 : 1;
            }
        }
        return misses;
    }
}
