package parlour.puzzle;

import java.util.List;

/**
 * A move of a solution, the solver's or the defender's.
 *
 * @param also other moves of the solver that win just as soon here; none for the first move, and none for the defender
 */
public record SolutionMove(String move, List<String> also) {

    public SolutionMove {
        also = List.copyOf(also);
    }
}
