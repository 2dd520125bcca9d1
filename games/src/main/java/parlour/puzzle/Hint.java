package parlour.puzzle;

import java.util.List;
import parlour.game.Text;

/**
 * A hint.
 *
 * @param squares the places on the board it names, as the game's notation writes them
 */
public record Hint(Text sentence, List<String> squares) {

    public Hint {
        squares = List.copyOf(squares);
    }
}
