package parlour.bot;

import java.util.List;

/**
 * A move and the bot's rating of it.
 *
 * @param move the text of the move
 * @param score in hundredths of the value of an ordinary piece, for the seat to move; see {@link #WIN}
 * @param line the expected moves, beginning with {@code move}
 * @param depth plies searched in full
 * @param nodes positions visited
 */
public record ScoredMove(String move, int score, List<String> line, int depth, long nodes) {

    /** Won now. A win in n plies scores {@code WIN - n}, a loss in n plies {@code n - WIN}. */
    public static final int WIN = 30_000;

    /** Scores beyond this are forced wins or losses, not estimates. */
    public static final int FORCED = WIN - 1_000;

    public ScoredMove {
        line = List.copyOf(line);
    }

    /** Plies to the forced end, if there is one; otherwise 0. */
    public int pliesToEnd() {
        return Math.abs(score) > FORCED ? WIN - Math.abs(score) : 0;
    }
}
