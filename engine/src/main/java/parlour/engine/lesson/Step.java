package parlour.engine.lesson;

import java.util.List;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Text;

/**
 * One screen of a course: one idea and one task.
 *
 * @param id the course's and its own name, {@code conquest/turn}: progress is stored under it
 * @param title a few words
 * @param text the idea and the task, in at most two sentences
 * @param options of the game, where they differ from the defaults
 * @param start the notation of the position
 * @param seat the learner's
 * @param length the number of moves it takes, about: 1, or more where the others reply
 */
public record Step(
        String id,
        Game game,
        Text title,
        Text text,
        List<String> options,
        String start,
        int seat,
        int length,
        Opponent opponent,
        Goal goal) {

    public Step {
        options = List.copyOf(options);
    }

    /** A new copy of the position in which it begins. */
    Position position() {
        try {
            return game.parse(start, Options.of(game, options));
        } catch (NotationException wrong) {
            throw new IllegalStateException(id, wrong);
        }
    }

    /** Whether the others reply, so that more than one move may be needed. */
    boolean hasReplies() {
        return !opponent.equals(Opponent.NONE);
    }
}
