package parlour.bot.puzzle.conan;

import java.util.List;

/**
 * What a move is worth, in thousandths: of a point of glory on average, or, for cards, of the chance to win.
 *
 * @param low what the move brings at least, whatever the other side does
 * @param high what it brings at most against the best replies, even to somebody who sees the other hand
 * @param beatenBy the cards with which the other side most often wins against it, as kinds; empty if none are needed,
 *     or if it never does
 */
record MoveValue(String move, int low, int high, List<Integer> beatenBy) {

    MoveValue {
        beatenBy = List.copyOf(beatenBy);
    }
}
