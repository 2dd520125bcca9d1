package parlour.bot;

import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.View;

/** All that a bot is given: what one seat may see, and sampled positions consistent with it. */
public final class InformationState {

    private final Position position;
    private final int seat;

    /** Keeps the true position private: the bot gets only this object. */
    public InformationState(Position position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    public int seat() {
        return seat;
    }

    public View view() {
        return position.view(seat);
    }

    /** A random position consistent with what the seat knows; if nothing is hidden, a copy of the true position. */
    public Position sample(RandomSource random) {
        return position.sample(seat, random);
    }

    /** A sample, cast to the position type of one game. Throws if the position is of another game. */
    public <P extends Position> P sample(Class<P> type, RandomSource random) {
        return expect(type, sample(random));
    }

    /** @throws IllegalStateException if the move is illegal, which reveals nothing that is hidden from the seat */
    void requireLegal(String move) {
        position.legalMove(move);
    }

    /** A random listed move. The list and its order reveal nothing that the seat may not know. */
    String randomMove(RandomSource random) {
        return position.text(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
    }

    /** Casts the position; throws if it is of another type. */
    public static <P extends Position> P expect(Class<P> type, Position position) {
        if (!type.isInstance(position)) {
            throw new IllegalArgumentException("not a " + type.getSimpleName());
        }
        return type.cast(position);
    }
}
