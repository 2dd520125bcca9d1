package parlour.match;

import java.util.List;
import java.util.Optional;
import parlour.game.Position;
import parlour.game.View;

/**
 * A move made at the table.
 *
 * @param seat the seat that made it, or {@link Position#CHANCE}
 * @param text the full move
 * @param round the round number written before the move in a game file
 * @param seen the move as each seat could read it when it was made; the last entry is the spectators'
 * @param facts what came of it, as {@link Position#playWithFacts} tells it
 * @param isFinal whether it can never be taken back: a chance move, or one that revealed hidden information
 */
public record PlayedMove(int seat, String text, int round, List<String> seen, Optional<View> facts, boolean isFinal) {

    public String textFor(int viewer) {
        return viewer == Position.SPECTATOR ? seen.getLast() : seen.get(viewer);
    }
}
