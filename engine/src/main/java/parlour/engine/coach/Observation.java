package parlour.engine.coach;

import java.util.List;
import parlour.game.Position;

/**
 * Things that can be proved about a position, for one seat. Stateless.
 *
 * @param <P> the positions of one game
 */
@FunctionalInterface
public interface Observation<P extends Position> {

    /** What is proved; none if nothing is. */
    List<Advice> find(P position, int seat, Names names);
}
