package parlour.bot;

import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.View;

/** All that a bot is given: what one seat may see, and positions that could be true for all it knows. */
public final class InformationState {

    private final Position position;
    private final int seat;

    /** The bot gets this object; the true position stays inside it. */
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

    /** Where nothing is hidden, a copy of the position itself. */
    public Position sample(RandomSource random) {
        return position.sample(seat, random);
    }

    /** The same as a position of one game; a bot that is given another game's is called wrongly. */
    public <P extends Position> P sample(Class<P> type, RandomSource random) {
        return expect(type, sample(random));
    }

    /** @throws IllegalStateException if the seat may not play this move, which tells it nothing that is hidden from it */
    void requireLegal(String move) {
        position.legalMove(move);
    }

    /** Any listed move: which are listed, and in which order, tells a seat nothing that it may not know. */
    String randomMove(RandomSource random) {
        return position.text(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
    }

    /** The position as one of this type, which it must be. */
    public static <P extends Position> P expect(Class<P> type, Position position) {
        if (!type.isInstance(position)) {
            throw new IllegalArgumentException("not a " + type.getSimpleName());
        }
        return type.cast(position);
    }
}
