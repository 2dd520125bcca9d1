package parlour.conquest.naive;

/** The four ways a die can tumble. */
public enum Heading {
    NORTH(0, 1),
    EAST(1, 0),
    SOUTH(0, -1),
    WEST(-1, 0);

    final int files;
    final int ranks;

    Heading(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    public Heading opposite() {
        return switch (this) {
            case NORTH -> SOUTH;
            case EAST -> WEST;
            case SOUTH -> NORTH;
            case WEST -> EAST;
        };
    }
}
