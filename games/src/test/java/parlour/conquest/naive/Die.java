package parlour.conquest.naive;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** A die and its six faces by direction. The Key die and the empty square are dice without numbers. */
public record Die(char owner, boolean key, int top, int bottom, int north, int east, int south, int west) {

    public static final Die NONE = new Die('-', false, 0, 0, 0, 0, 0, 0);

    boolean isNone() {
        return owner == '-';
    }

    public static Die key(char owner) {
        return new Die(owner, true, 0, 0, 0, 0, 0, 0);
    }

    /** A die of this handedness: 1 up, 2 towards you, and 3 on your right or your left. */
    public static Die sample(char owner, boolean rightHanded) {
        return rightHanded
                ? new Die(owner, false, 1, 6, 5, 3, 2, 4) //
                : new Die(owner, false, 1, 6, 5, 4, 2, 3);
    }

    /** The die that shows these two faces, found by tumbling a sample until it does. */
    public static Die lying(char owner, int top, int south, boolean rightHanded) {
        Set<Die> seen = new HashSet<>();
        Deque<Die> next = new ArrayDeque<>();
        next.add(sample(owner, rightHanded));
        while (!next.isEmpty()) {
            Die die = next.remove();
            if (die.top == top && die.south == south) {
                return die;
            }
            if (seen.add(die)) {
                for (Heading heading : Heading.values()) {
                    next.add(die.tumble(heading));
                }
            }
        }
        throw new IllegalArgumentException("no die shows " + top + " on top and " + south + " to the south");
    }

    /** A quarter turn over the edge on that side: the top becomes that side, the opposite side comes up. */
    public Die tumble(Heading heading) {
        return switch (heading) {
            case NORTH -> new Die(owner, key, south, north, top, east, bottom, west);
            case SOUTH -> new Die(owner, key, north, south, bottom, east, top, west);
            case EAST -> new Die(owner, key, west, east, north, top, south, bottom);
            case WEST -> new Die(owner, key, east, west, north, bottom, south, top);
        };
    }

    /** The number of squares it must move. */
    int squaresToGo() {
        return key ? 1 : top;
    }

    /** As written in the position text. */
    String letters() {
        String name = key ? "K" : "" + "-ABCDEF".charAt(top) + south;
        return owner == 'w' ? name : name.toLowerCase(java.util.Locale.ROOT);
    }
}
