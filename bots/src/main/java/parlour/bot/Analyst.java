package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import parlour.game.Position;

/**
 * Analyses a position for both sides and gives the best moves. Only games without secrets have one. May remember things from one position to the next; not to be shared by threads.
 */
public interface Analyst {

    /**
     * The best moves, the best first, each with what is expected to follow and at its own depth. However small the budget,
     * there is at least one.
     *
     * @param position somebody is to move there; it is left as it was
     * @param max how many lines are wanted; fewer if there are fewer moves
     * @param progress given all lines whenever one of them was searched more deeply, and the final ones
     */
    List<ScoredMove> lines(Position position, int max, Budget budget, Consumer<List<ScoredMove>> progress);
}
