package parlour.conquest;

/**
 * What makes two positions the same for an opening explorer. The board turned by half a turn with the colours exchanged
 * is the same position for the other side, and a left-handed set is the mirror image of a right-handed one; so every
 * position is brought to one form, with right-handed dice and White to move. How often it has occurred, and how long
 * ago the last capture was, does not matter.
 *
 * <p>Both changes undo themselves, so the same object takes moves to that form and back.
 */
public final class Symmetry {

    private final boolean turned;
    private final boolean mirrored;

    private Symmetry(boolean turned, boolean mirrored) {
        this.turned = turned;
        this.mirrored = mirrored;
    }

    /** The change that brings this position to the common form. */
    public static Symmetry of(ConquestPosition position) {
        return new Symmetry(
                position.side() == ConquestPosition.BLACK, position.rules().hand() == Handedness.LEFT);
    }

    /** Equal for two positions that are the same but for the side to move, or the kind of dice. */
    public long key(ConquestPosition position) {
        long key = 0;
        for (int file = 0; file < Board.FILES; file++) {
            for (int rank = 0; rank < Board.RANKS; rank++) {
                int square = Board.square(file, rank);
                int owner = position.owner(square);
                if (owner >= 0) {
                    int orientation = position.holdsKey(square) ? Handedness.KEY : position.orientation(square);
                    key ^= Zobrist.of(turned ? 1 - owner : owner, orientation(orientation), square(square));
                }
            }
        }
        return key;
    }

    /** A route in the common form, given one in the position, or the other way round. */
    public int route(int route) {
        return RouteCode.route(
                square(RouteCode.from(route)),
                square(RouteCode.to(route)),
                direction(RouteCode.firstDirection(route)),
                RouteCode.firstCount(route),
                direction(RouteCode.secondDirection(route)),
                RouteCode.secondCount(route));
    }

    private int square(int square) {
        int file = Board.file(square);
        int rank = Board.rank(square);
        return Board.square(turned == mirrored ? file : Board.FILES - 1 - file, turned ? Board.RANKS - 1 - rank : rank);
    }

    private int direction(int direction) {
        boolean isEastOrWest = (direction & 1) == 1;
        boolean opposite = isEastOrWest ? turned != mirrored : turned;
        return opposite ? direction ^ 2 : direction;
    }

    /** The mirror image of a die has the same top and south face: only its kind changes. */
    private int orientation(int orientation) {
        return turned && orientation != Handedness.KEY
                ? Handedness.orientation(Handedness.top(orientation), 7 - Handedness.south(orientation))
                : orientation;
    }
}
