package parlour.bot.tablebase;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The tablebases of all sets of rules, solved once for all tests. */
final class SolvedTablebases {

    static final TablebaseRules CONQUEST = new TablebaseRules(false, true);
    static final TablebaseRules SIX_FACES = new TablebaseRules(true, true);
    static final TablebaseRules PEACEFUL_CONQUEST = new TablebaseRules(false, false);
    static final TablebaseRules PEACEFUL_SIX_FACES = new TablebaseRules(true, false);

    private SolvedTablebases() {}

    static List<TablebaseRules> allRules() {
        return List.of(CONQUEST, SIX_FACES, PEACEFUL_CONQUEST, PEACEFUL_SIX_FACES);
    }

    static Tablebase by(TablebaseRules rules) {
        return Objects.requireNonNull(Tables.SOLVED.get(rules));
    }

    private static Map<TablebaseRules, Tablebase> solveAll() {
        return allRules().parallelStream()
                .collect(Collectors.toConcurrentMap(
                        Function.identity(), rules -> Tablebase.solve(rules, SolverProgress.NONE)));
    }

    /** A separate class: solving threads must not wait for the class whose initialisation waits for them. */
    private static final class Tables {

        static final Map<TablebaseRules, Tablebase> SOLVED = solveAll();
    }
}
