package parlour.bot.conquest.search;

import java.util.List;

/**
 * What a search has to say so far.
 *
 * @param move the best move, never absent
 * @param score for the side to move
 * @param line the moves expected, beginning with {@code move}
 * @param depth plies looked at in full
 * @param nodes positions visited
 */
public record SearchResult(int move, int score, List<Integer> line, int depth, long nodes) {

    public SearchResult {
        line = List.copyOf(line);
    }
}
