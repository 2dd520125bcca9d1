package parlour.bot.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.conquest.Board;
import parlour.conquest.Handedness;

final class DieRoutesTest {

    private record End(int way, int square) {}

    private record Walk(End from, End to) {}

    @Test
    void everyRouteCanBeWalkedBackAndNoOther() {
        Map<Walk, Integer> onward = new HashMap<>();
        Map<Walk, Integer> back = new HashMap<>();
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            for (int square = 0; square < Board.SQUARES; square++) {
                End here = new End(orientation, square);
                DieRoutes routes = DieRoutes.forward(orientation, square);
                for (int i = 0; i < routes.size(); i++) {
                    onward.merge(new Walk(here, new End(routes.orientation(i), routes.square(i))), 1, Integer::sum);
                }
                DieRoutes returns = DieRoutes.backward(orientation, square);
                for (int i = 0; i < returns.size(); i++) {
                    back.merge(new Walk(new End(returns.orientation(i), returns.square(i)), here), 1, Integer::sum);
                }
            }
        }
        assertEquals(onward, back);
    }

    @Test
    void centralDieHasEightRoutesPerCorner() {
        int middle = Board.square(4, 4);
        assertEquals(4, DieRoutes.forward(Handedness.orientation(1, 2), middle).size());
        assertEquals(
                4 + 8, DieRoutes.forward(Handedness.orientation(2, 1), middle).size());
        assertEquals(
                4 + 2 * 8,
                DieRoutes.forward(Handedness.orientation(3, 1), middle).size());
    }

    /** A tumble changes the colour of the square, as on a chessboard, and is an odd turn of the die. */
    @Test
    void dieReachesHalfTheOrientationsOnEachSquare() {
        Set<End> seen = new HashSet<>();
        Deque<End> open = new ArrayDeque<>();
        open.add(new End(Handedness.orientation(5, 3), Board.square(0, 0)));
        while (!open.isEmpty()) {
            End here = open.remove();
            if (seen.add(here)) {
                DieRoutes routes = DieRoutes.forward(here.way(), here.square());
                for (int i = 0; i < routes.size(); i++) {
                    open.add(new End(routes.orientation(i), routes.square(i)));
                }
            }
        }
        assertEquals(Board.SQUARES * Handedness.ORIENTATIONS / 2, seen.size());
    }
}
