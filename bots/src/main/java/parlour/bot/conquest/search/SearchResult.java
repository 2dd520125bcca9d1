package parlour.bot.conquest.search;

import java.util.List;

/**
 * The result of a search so far.
 *
 * @param move the best move, always present
 * @param score for the side to move
 * @param line the expected moves, beginning with {@code move}
 * @param depth plies searched in full
 * @param nodes positions visited
 */
public record SearchResult(int move, int score, List<Integer> line, int depth, long nodes) {

    public SearchResult {
        line = List.copyOf(line);
    }
}
