package parlour.cli.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.cli.sheets.Chart.Route;
import parlour.cli.sheets.Chart.Square;
import parlour.conquest.Board;
import parlour.conquest.Handedness;

/** The charts agree with tumbling a physical die. */
final class ChartTest {

    @ParameterizedTest(name = "{0} up: {1} squares, {2} routes")
    @CsvSource({"1, 4, 4", "2, 8, 12", "3, 12, 20", "4, 16, 28", "5, 20, 36", "6, 24, 44"})
    void everyTopReachesItsRing(int top, int squares, int routes) {
        for (Handedness hand : Handedness.values()) {
            for (int orientation = Handedness.ORIENTATIONS / 6 * (top - 1);
                    orientation < Handedness.ORIENTATIONS / 6 * top;
                    orientation++) {
                Chart chart = Chart.of(hand, orientation);
                assertEquals(top, chart.top());
                assertEquals(squares, chart.squares().size());
                int found = 0;
                for (Square square : chart.squares()) {
                    found += square.routes().size();
                    assertEquals(top, Math.abs(square.files()) + Math.abs(square.ranks()));
                    boolean straight = square.files() == 0 || square.ranks() == 0;
                    assertEquals(straight ? 1 : 2, square.routes().size());
                }
                assertEquals(routes, found);
            }
        }
    }

    /**
     * Found with a physical die. A square is files east, ranks north; where two faces are given the first is by the
     * route that starts along the file.
     */
    @ParameterizedTest(name = "{0}: {1} up, {2} south, at {3} {4} comes up {5}")
    @CsvSource({
        "RIGHT, 1, 2,  0, 1, 2",
        "RIGHT, 1, 2,  1, 0, 4",
        "RIGHT, 1, 2,  0, -1, 5",
        "RIGHT, 1, 2, -1, 0, 3",
        "LEFT,  1, 2,  1, 0, 3",
        "LEFT,  1, 2, -1, 0, 4",
        "RIGHT, 2, 3,  0, 2, 5",
        "RIGHT, 2, 3,  1, 1, 6 3",
        "RIGHT, 2, 3, -1, 1, 1 3",
        "RIGHT, 2, 3,  1, -1, 6 4",
        "RIGHT, 2, 3, -1, -1, 1 4",
        "LEFT,  2, 3,  1, 1, 1 3",
        "RIGHT, 5, 3,  0, 5, 3",
        "RIGHT, 5, 3,  1, 4, 1 1",
        "RIGHT, 5, 3,  2, 3, 3 4",
        "RIGHT, 6, 3,  0, 6, 1",
        "RIGHT, 6, 3,  2, 4, 1 1",
        "RIGHT, 6, 3,  3, 3, 2 4",
    })
    void handWorkedSquares(Handedness hand, int top, int south, int files, int ranks, String faces) {
        Square square = square(Chart.of(hand, Handedness.orientation(top, south)), files, ranks);
        List<String> found = square.routes().stream()
                .sorted(Comparator.comparing((Route route) -> Board.rankStep(route.first()) == 0))
                .map(route -> "" + route.face())
                .toList();
        assertEquals(faces, String.join(" ", found));
        assertEquals(found.getFirst().equals(found.getLast()), square.agrees());
    }

    @ParameterizedTest
    @EnumSource
    void facesAreThoseOfTumblingStepByStep(Handedness hand) {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            Chart chart = Chart.of(hand, orientation);
            for (Square square : chart.squares()) {
                for (Route route : square.routes()) {
                    Tumbler die = new Tumbler(chart);
                    for (int step = 1; step <= chart.top(); step++) {
                        die.step(step <= route.toCorner() ? route.first() : route.last());
                    }
                    assertEquals(square.files(), die.files);
                    assertEquals(square.ranks(), die.ranks);
                    assertEquals(route.face(), die.top, () -> chart.top() + " up, " + square);
                    assertEquals(route.toCorner() > 0, route.first() != route.last());
                }
            }
        }
    }

    /** A die as its visible faces, turned as by hand: an independent check of {@link Handedness}. */
    private static final class Tumbler {
        private int files;
        private int ranks;
        private int top;
        private int north;
        private int east;

        Tumbler(Chart chart) {
            top = chart.top();
            north = chart.side(Board.NORTH);
            east = chart.side(Board.EAST);
        }

        void step(int direction) {
            int wasTop = top;
            switch (direction) {
                case Board.NORTH -> {
                    top = 7 - north;
                    north = wasTop;
                    ranks++;
                }
                case Board.SOUTH -> {
                    top = north;
                    north = 7 - wasTop;
                    ranks--;
                }
                case Board.EAST -> {
                    top = 7 - east;
                    east = wasTop;
                    files++;
                }
                case Board.WEST -> {
                    top = east;
                    east = 7 - wasTop;
                    files--;
                }
                default -> throw new IllegalArgumentException();
            }
        }
    }

    @Test
    void aLeftHandedDieIsTheMirrorImage() {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            Chart right = Chart.of(Handedness.RIGHT, orientation);
            Chart left = Chart.of(Handedness.LEFT, orientation);
            assertEquals(right.side(Board.EAST), left.side(Board.WEST));
            for (Square square : right.squares()) {
                assertEquals(faces(square), faces(square(left, -square.files(), square.ranks())));
            }
        }
    }

    /** The faces of a square, whether the die comes from east or west. */
    private static Set<String> faces(Square square) {
        Set<String> faces = new TreeSet<>();
        for (Route route : square.routes()) {
            faces.add((Board.rankStep(route.first()) != 0 ? "along a file " : "along a rank ") + route.face());
        }
        return faces;
    }

    @Test
    void squaresAreInReadingOrder() {
        Chart chart = Chart.of(Handedness.RIGHT, Handedness.orientation(2, 3));
        List<String> squares = chart.squares().stream()
                .map(square -> square.files() + "," + square.ranks())
                .toList();
        assertEquals("0,2 -1,1 1,1 -2,0 2,0 -1,-1 1,-1 0,-2", String.join(" ", squares));
    }

    private static Square square(Chart chart, int files, int ranks) {
        return chart.squares().stream()
                .filter(square -> square.files() == files && square.ranks() == ranks)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aChartNeedsAnOrdinaryDie() {
        assertThrows(IllegalArgumentException.class, () -> Chart.of(Handedness.RIGHT, Handedness.KEY));
    }
}
