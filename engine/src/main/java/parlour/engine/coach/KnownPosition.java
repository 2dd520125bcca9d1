package parlour.engine.coach;

import parlour.bot.SeededRandom;
import parlour.game.Position;

/** What one seat knows of a position, as a position. */
public final class KnownPosition {

    private KnownPosition() {}

    /**
     * A position in which everything hidden from the seat is replaced at random. Positions that look the same to the
     * seat give the same result, so that nothing computed from it can depend on what is hidden.
     */
    public static Position of(Position position, int seat) {
        return position.sample(seat, new SeededRandom(seed(position.view(seat).json())));
    }

    /** A hash of what the seat sees. */
    private static long seed(String view) {
        long seed = view.length();
        for (int i = 0; i < view.length(); i++) {
            seed = 31 * seed + view.charAt(i);
        }
        return seed;
    }
}
