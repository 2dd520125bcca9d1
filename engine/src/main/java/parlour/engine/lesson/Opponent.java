package parlour.engine.lesson;

import parlour.game.Position;

/**
 * Plays the seats that are not the learner's. It always makes the same move in the same position, so that an attempt
 * can be repeated from the learner's moves alone.
 */
@FunctionalInterface
interface Opponent {

    /** In steps of one move nobody replies. */
    Opponent NONE = position -> {
        throw new IllegalStateException("nobody replies here: " + position.notation());
    };

    /** A legal move of the seat to move. */
    int choose(Position position);
}
