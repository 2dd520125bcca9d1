package parlour.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Game;
import parlour.game.Text;

/** The steps of a course while it is being put together. */
final class StepList {

    private final String course;
    private final Game game;
    private final List<String> options;
    private final int seat;
    private final List<Step> steps = new ArrayList<>();

    StepList(String course, Game game, List<String> options, int seat) {
        this.course = course;
        this.game = game;
        this.options = options;
        this.seat = seat;
    }

    /** A step of one move. */
    void add(String name, Text title, Text text, String start, Goal goal) {
        add(name, title, text, start, goal, 1, Opponent.NONE, options);
    }

    /** A step in which the others reply. */
    void add(String name, Text title, Text text, String start, Goal goal, int length, Opponent opponent) {
        add(name, title, text, start, goal, length, opponent, options);
    }

    void add(
            String name,
            Text title,
            Text text,
            String start,
            Goal goal,
            int length,
            Opponent opponent,
            List<String> itsOptions) {
        steps.add(new Step(course + "/" + name, game, title, text, itsOptions, start, seat, length, opponent, goal));
    }

    Course course(Text title) {
        return new Course(course, game, title, steps);
    }
}
