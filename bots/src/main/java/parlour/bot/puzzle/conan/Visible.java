package parlour.bot.puzzle.conan;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.ConanPosition;

/**
 * What both sides of a contest have on the table before any card is turned up.
 *
 * @param hero the values of the hero's side, by attribute
 * @param other those of the other side
 * @param heroHasEdge whether the hero's side wins ties
 * @param otherHasEdge whether the other side does
 */
record Visible(List<Integer> hero, List<Integer> other, boolean heroHasEdge, boolean otherHasEdge) {

    private static final int ATTRIBUTES = 3;

    Visible {
        hero = List.copyOf(hero);
        other = List.copyOf(other);
    }

    static Visible of(ConanPosition position) {
        List<Integer> hero = new ArrayList<>();
        List<Integer> other = new ArrayList<>();
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            hero.add(position.visibleTotal(0, attribute));
            other.add(position.visibleTotal(1, attribute));
        }
        return new Visible(hero, other, position.hasPassiveEdge(0), position.hasPassiveEdge(1));
    }
}
