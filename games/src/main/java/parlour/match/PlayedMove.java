package parlour.match;

import java.util.List;
import parlour.game.Position;

/**
 * A move made at the table.
 *
 * @param seat who made it, or {@link Position#CHANCE}
 * @param text in full
 * @param round the number a game file writes before it
 * @param seen what each seat could read of it when it was made, and after them the spectators
 * @param isFinal whether it can never be taken back: it was chance's, or it showed somebody something
 */
public record PlayedMove(int seat, String text, int round, List<String> seen, boolean isFinal) {

    public String textFor(int viewer) {
        return viewer == Position.SPECTATOR ? seen.getLast() : seen.get(viewer);
    }
}
