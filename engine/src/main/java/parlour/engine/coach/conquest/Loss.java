package parlour.engine.coach.conquest;

import java.util.Optional;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;

/**
 * An ordinary die that its side is about to lose.
 *
 * @param exchange the captures on its square, the enemy's first
 */
record Loss(int square, Exchange exchange) {

    /** The first die of a side, in the order of the squares, that the other side, which is to move, wins. */
    static Optional<Loss> of(ConquestPosition position, int side) {
        for (int square = 0; square < Board.SQUARES; square++) {
            if (position.owner(square) != side || position.holdsKey(square)) {
                continue;
            }
            int on = square;
            Optional<Loss> loss = Exchange.on(position, square).map(exchange -> new Loss(on, exchange));
            if (loss.isPresent()) {
                return loss;
            }
        }
        return Optional.empty();
    }
}
