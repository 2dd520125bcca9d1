package parlour.engine.coach;

import java.util.List;
import parlour.game.Text;

/**
 * A move in three steps: where to look, which piece, the move.
 *
 * @param sentences three
 * @param marks for each step, what the board marks
 * @param move the text of the move
 */
public record Hint(List<Text> sentences, List<List<String>> marks, String move) {

    public static final int STEPS = 3;

    public Hint {
        sentences = List.copyOf(sentences);
        marks = List.copyOf(marks);
    }
}
