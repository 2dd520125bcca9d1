package parlour.engine.lesson;

import parlour.game.Position;

/**
 * A learner's move, for a goal to judge. The positions are copies.
 *
 * @param seat the learner's
 * @param before the position in which it was made
 * @param move its number in {@code before}
 * @param after the position it led to; for {@link Goal#afterReplies} the one after the replies of the others
 */
record Played(int seat, Position before, int move, Position after) {

    String text() {
        return before.text(move);
    }
}
