package parlour.engine.lesson;

import java.util.List;
import java.util.Optional;
import parlour.conquest.Conquest;

/** All courses, in the order in which they are offered. */
public final class Courses {

    private static final List<Course> ALL = List.of(
            ConquestCourse.of(Conquest.CONQUEST),
            ConquestStrategyCourse.of(Conquest.CONQUEST),
            ConquestCourse.of(Conquest.SIX_FACES),
            ConquestStrategyCourse.of(Conquest.SIX_FACES),
            DominationCourse.course(),
            DominationStrategyCourse.course(),
            ConanCourse.course(),
            ConanStrategyCourse.course());

    private Courses() {}

    public static List<Course> all() {
        return ALL;
    }

    /** A step by its id. */
    public static Optional<Step> step(String id) {
        return ALL.stream()
                .flatMap(course -> course.steps().stream())
                .filter(step -> step.id().equals(id))
                .findFirst();
    }
}
