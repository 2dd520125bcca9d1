package parlour.engine.coach;

import parlour.game.Position;

/**
 * Splits a move into three steps.
 *
 * @param <P> the positions of one game
 */
@FunctionalInterface
public interface Hinter<P extends Position> {

    /**
     * The three steps to a legal move.
     *
     * @param position as far as the seat to move knows it
     */
    Hint steps(P position, int move);
}
