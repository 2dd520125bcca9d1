package parlour.conquest;

/**
 * The arrangement of a die's faces, which determines how it tumbles.
 *
 * <p>The orientation of a die is one of 24 numbers, {@code (top - 1) * 4} plus the index of the south face among the
 * four possible ones. Top and south determine the other four: opposite faces add up to 7, and the handedness determines
 * which of the two remaining faces is east. The Key die, whose faces do not matter, is {@link #KEY}.
 */
public enum Handedness {
    /** With 1 up and 2 towards you, 3 is on your right. */
    RIGHT,
    /** The mirror image: with 1 up and 2 towards you, 3 is on your left. */
    LEFT;

    /** The only orientation of the Key die. */
    public static final int KEY = 24;

    /** The number of orientations of an ordinary die. */
    public static final int ORIENTATIONS = 24;

    /** By orientation, direction and quarter turns (modulo four): the resulting orientation. */
    private final byte[] tumbled = new byte[(ORIENTATIONS + 1) * 16];

    static {
        for (Handedness hand : values()) {
            hand.fillTumbled();
        }
    }

    private void fillTumbled() {
        for (int orientation = 0; orientation <= ORIENTATIONS; orientation++) {
            for (int direction = 0; direction < 4; direction++) {
                int newOrientation = orientation;
                for (int turns = 0; turns < 4; turns++) {
                    tumbled[orientation << 4 | direction << 2 | turns] = (byte) newOrientation;
                    newOrientation = newOrientation == KEY ? KEY : tumbleOnce(newOrientation, direction);
                }
            }
        }
    }

    /** Tumbling north, the south face comes up; and so on for the other directions. */
    private int tumbleOnce(int orientation, int direction) {
        int top = top(orientation);
        int south = south(orientation);
        int east = east(orientation);
        return switch (direction) {
            case Board.NORTH -> orientation(south, 7 - top);
            case Board.SOUTH -> orientation(7 - south, top);
            case Board.EAST -> orientation(7 - east, south);
            case Board.WEST -> orientation(east, south);
            default -> throw new IllegalArgumentException("direction " + direction);
        };
    }

    /** The orientation of a die after this many quarter turns in one direction. */
    public int tumbled(int orientation, int direction, int turns) {
        return tumbled[orientation << 4 | direction << 2 | (turns & 3)];
    }

    /** The number of an orientation; the two faces must be adjacent. */
    public static int orientation(int top, int south) {
        if (!areNeighbours(top, south)) {
            throw new IllegalArgumentException("no die shows " + top + " on top and " + south + " to the south");
        }
        int rank = south - 1;
        // The two faces on the top's own axis are not counted.
        if (south > Math.min(top, 7 - top)) {
            rank--;
        }
        if (south > Math.max(top, 7 - top)) {
            rank--;
        }
        return (top - 1) * 4 + rank;
    }

    /** Whether two faces are adjacent: neither equal nor opposite. */
    public static boolean areNeighbours(int top, int side) {
        return top >= 1 && top <= 6 && side >= 1 && side <= 6 && top != side && top + side != 7;
    }

    public static int top(int orientation) {
        return (orientation >> 2) + 1;
    }

    public static int south(int orientation) {
        int top = top(orientation);
        int south = (orientation & 3) + 1;
        if (south >= Math.min(top, 7 - top)) {
            south++;
        }
        if (south >= Math.max(top, 7 - top)) {
            south++;
        }
        return south;
    }

    /** The face on the east side. */
    public int east(int orientation) {
        int east = eastOfRight(top(orientation), south(orientation));
        return this == RIGHT ? east : 7 - east;
    }

    /** 1-2-3 is right-handed; negating or exchanging a pair of faces mirrors the third. */
    private static int eastOfRight(int top, int south) {
        boolean mirrored = false;
        int a = top;
        int b = south;
        if (a > 3) {
            a = 7 - a;
            mirrored = !mirrored;
        }
        if (b > 3) {
            b = 7 - b;
            mirrored = !mirrored;
        }
        int third = 6 - a - b;
        // (1,2), (2,3) and (3,1) are in order; the other three pairs are exchanged.
        if (b != a % 3 + 1) {
            mirrored = !mirrored;
        }
        return mirrored ? 7 - third : third;
    }
}
