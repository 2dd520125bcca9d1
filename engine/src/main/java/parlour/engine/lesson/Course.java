package parlour.engine.lesson;

import java.util.List;
import parlour.game.Game;
import parlour.game.Text;

/**
 * Steps that belong together.
 *
 * @param id of the URL: {@code conquest}, {@code conquest-2}
 * @param title what one learns, in a few words
 */
public record Course(String id, Game game, Text title, List<Step> steps) {

    public Course {
        steps = List.copyOf(steps);
    }
}
