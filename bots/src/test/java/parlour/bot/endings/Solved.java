package parlour.bot.endings;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Every set of rules, solved once for all tests. */
final class Solved {

    static final EndingRules CONQUEST = new EndingRules(false, true);
    static final EndingRules SIX_FACES = new EndingRules(true, true);
    static final EndingRules PEACEFUL_CONQUEST = new EndingRules(false, false);
    static final EndingRules PEACEFUL_SIX_FACES = new EndingRules(true, false);

    private Solved() {}

    static List<EndingRules> allRules() {
        return List.of(CONQUEST, SIX_FACES, PEACEFUL_CONQUEST, PEACEFUL_SIX_FACES);
    }

    static Endings by(EndingRules rules) {
        return Objects.requireNonNull(Tables.SOLVED.get(rules));
    }

    private static Map<EndingRules, Endings> solveAll() {
        return allRules().parallelStream()
                .collect(Collectors.toConcurrentMap(
                        Function.identity(), rules -> Endings.solve(rules, Progress.UNHEARD)));
    }

    /** A class of its own: threads that solve must not wait for the class that waits for them. */
    private static final class Tables {

        static final Map<EndingRules, Endings> SOLVED = solveAll();
    }
}
