package parlour.puzzle;

import java.util.List;

/**
 * A move of a solution, the solver's or the defender's.
 *
 * @param also the solver's other moves that win equally fast; empty for the first move and for the defender
 */
public record SolutionMove(String move, List<String> also) {

    public SolutionMove {
        also = List.copyOf(also);
    }
}
