package parlour.puzzle;

import java.util.List;
import parlour.game.Text;

/**
 * A first move that is not the solution, and what is wrong with it.
 *
 * @param refutation the other side's reply, at most one move; empty where no single reply refutes it
 * @param sentence why the move is not the best, for people to read
 */
public record OtherMove(String move, List<String> refutation, Text sentence) {

    public OtherMove {
        refutation = List.copyOf(refutation);
    }
}
