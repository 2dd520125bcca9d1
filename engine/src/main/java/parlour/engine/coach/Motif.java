package parlour.engine.coach;

import java.util.Optional;
import parlour.game.Position;

/**
 * Something that can be proved about a move by the rules. Stateless.
 *
 * @param <P> the positions of one game
 */
@FunctionalInterface
public interface Motif<P extends Position> {

    /** What is proved about the move; empty if nothing is. */
    Optional<Advice> find(Choice<P> choice);
}
