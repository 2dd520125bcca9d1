package parlour.engine.coach;

import parlour.game.Position;

/**
 * A move under examination. The positions are copies: a motif may play on and take back.
 *
 * @param before the position in which {@code seat} is to move, as far as that seat knows it
 * @param after the same after the move
 */
public record Choice<P extends Position>(P before, int move, P after, int seat, Names names) {

    public static <P extends Position> Choice<P> of(Class<P> type, Position before, int move, int seat, Names names) {
        Position after = before.copy();
        after.play(move);
        return new Choice<>(type.cast(before), move, type.cast(after), seat, names);
    }
}
