package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.lesson.Course;
import parlour.engine.lesson.Courses;
import parlour.engine.lesson.Step;
import parlour.engine.lesson.StepAttempt;
import parlour.engine.lesson.Verdict;
import parlour.engine.request.RefusedException;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** The courses. Stateless: a request includes the moves the learner has made in the step so far. */
final class Lessons {

    private Lessons() {}

    /** All courses with the titles of their steps. */
    static View list() {
        List<View> courses = new ArrayList<>();
        for (Course course : Courses.all()) {
            List<View> steps = new ArrayList<>();
            for (Step step : course.steps()) {
                steps.add(new View().with("id", step.id()).with("title", step.title()));
            }
            courses.add(new View()
                    .with("id", course.id())
                    .with("game", course.game().id())
                    .with("title", course.title())
                    .with("steps", steps));
        }
        return new View().with("type", "lessons").with("courses", courses);
    }

    /** A step as the learner sees it after {@code moves}. */
    static View step(JsonFields fields) throws MalformedFieldException, RefusedException {
        StepAttempt attempt = attempt(fields);
        Step step = attempt.step();
        View view = new View()
                .with("type", "lesson-step")
                .with("id", step.id())
                .with("game", step.game().id())
                .with("options", step.options())
                .with("title", step.title())
                .with("text", step.text())
                .with("seat", step.seat())
                .with(
                        "seatNames",
                        step.game().seatNames().stream().map(View::of).toList())
                .with("length", step.length())
                .with("view", attempt.view())
                .with("moves", attempt.moves());
        attempt.last().ifPresent(last -> view.with("last", last));
        return view;
    }

    /** What comes of a move. */
    static View move(JsonFields fields) throws MalformedFieldException, RefusedException {
        StepAttempt attempt = attempt(fields);
        String move = fields.text("move");
        View view = new View().with("type", "lesson-move");
        var refusal = attempt.refusal(move);
        if (refusal.isPresent()) {
            Refusal why = refusal.get();
            return view.with("verdict", "illegal")
                    .with("message", why.message())
                    .with("frames", List.of())
                    .with("moves", attempt.moves());
        }
        StepAttempt.Result result = attempt.play(move);
        List<View> frames = new ArrayList<>();
        for (StepAttempt.Frame frame : result.frames()) {
            frames.add(new View()
                    .with("seat", frame.seat())
                    .with("move", frame.move())
                    .with("view", frame.after()));
        }
        switch (result.verdict()) {
            case Verdict.Right right -> view.with("verdict", "right").with("message", right.message());
            case Verdict.Wrong wrong -> view.with("verdict", "wrong").with("message", wrong.message());
            case Verdict.GoOn goOn -> view.with("verdict", "go-on");
        }
        return view.with("frames", frames).with("moves", attempt.moves());
    }

    private static StepAttempt attempt(JsonFields fields) throws MalformedFieldException, RefusedException {
        Step step = Courses.step(fields.text("id"))
                .orElseThrow(() ->
                        new RefusedException("no-lesson", "There is no such lesson.", "Cette leçon n’existe pas."));
        try {
            return StepAttempt.of(step, fields.texts("moves"));
        } catch (StepAttempt.IllegalMoves wrong) {
            throw new RefusedException(
                    "not-so-far",
                    "These moves do not lead on in this lesson.",
                    "Ces coups ne mènent pas plus loin dans cette leçon.");
        }
    }
}
