package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import parlour.game.Position;

/**
 * Analyses a position for both sides and finds the best moves. Only games without hidden information have one. May keep
 * results from one position to the next. Not thread-safe.
 */
public interface Analyst {

    /**
     * The best moves, the best first, each with its expected line and its own depth. There is at least one, however
     * small the budget.
     *
     * @param position with a seat to move; unchanged on return
     * @param max the number of lines wanted; fewer if there are fewer moves
     * @param progress receives all lines each time one of them was searched more deeply, and the final ones
     */
    List<ScoredMove> lines(Position position, int max, Budget budget, Consumer<List<ScoredMove>> progress);
}
