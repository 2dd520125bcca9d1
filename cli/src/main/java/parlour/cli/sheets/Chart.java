package parlour.cli.sheets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.Handedness;

/**
 * The chart of a die: every square it can reach, and the face that comes up there by each route.
 *
 * <p>Squares are offsets from the die, files to the east and ranks to the north, in reading order: from the
 * northernmost rank down, each from west to east.
 *
 * @param orientation of the die; see {@link Handedness}
 */
record Chart(Handedness hand, int orientation, List<Square> squares) {

    Chart {
        squares = List.copyOf(squares);
    }

    /**
     * A square within reach.
     *
     * @param routes one or two, by the direction of their first leg
     */
    record Square(int files, int ranks, List<Route> routes) {

        Square {
            routes = List.copyOf(routes);
        }

        /** Whether all routes bring up the same face. */
        boolean agrees() {
            return routes.getFirst().face() == routes.getLast().face();
        }
    }

    /**
     * A route to a square.
     *
     * @param first the direction of its first leg
     * @param toCorner the number of squares to the corner, inclusive; 0 on a straight route
     * @param last the direction of its last leg, the same as {@code first} on a straight route
     * @param face the top at the end
     */
    record Route(int first, int toCorner, int last, int face) {}

    /** The chart of an ordinary die alone on a board without edges. */
    static Chart of(Handedness hand, int orientation) {
        if (orientation < 0 || orientation >= Handedness.ORIENTATIONS) {
            throw new IllegalArgumentException("no ordinary die lies in way " + orientation);
        }
        int count = Handedness.top(orientation);
        List<Arrival> arrivals = new ArrayList<>();
        for (int first = 0; first < 4; first++) {
            arrivals.add(Arrival.of(hand, orientation, first, 0, first, count));
            // "only once in any one move", after at least one square and before the last.
            for (int toCorner = 1; toCorner < count; toCorner++) {
                arrivals.add(Arrival.of(hand, orientation, first, toCorner, (first + 1) & 3, count - toCorner));
                arrivals.add(Arrival.of(hand, orientation, first, toCorner, (first + 3) & 3, count - toCorner));
            }
        }
        return collected(hand, orientation, arrivals);
    }

    /** The face on top. */
    int top() {
        return Handedness.top(orientation);
    }

    /** The face that looks in a direction. */
    int side(int direction) {
        return switch (direction) {
            case Board.NORTH -> 7 - Handedness.south(orientation);
            case Board.EAST -> hand.east(orientation);
            case Board.SOUTH -> Handedness.south(orientation);
            case Board.WEST -> 7 - hand.east(orientation);
            default -> throw new IllegalArgumentException("direction " + direction);
        };
    }

    /** A route and where it ends, before routes are grouped by square. */
    private record Arrival(int files, int ranks, Route route) {

        static final Comparator<Arrival> AS_ONE_READS = Comparator.comparingInt((Arrival arrival) -> -arrival.ranks)
                .thenComparingInt(Arrival::files)
                .thenComparingInt(arrival -> arrival.route.first());

        static Arrival of(Handedness hand, int orientation, int first, int toCorner, int last, int toEnd) {
            int newOrientation = hand.tumbled(hand.tumbled(orientation, first, toCorner), last, toEnd);
            return new Arrival(
                    Board.fileStep(first) * toCorner + Board.fileStep(last) * toEnd,
                    Board.rankStep(first) * toCorner + Board.rankStep(last) * toEnd,
                    new Route(first, toCorner, last, Handedness.top(newOrientation)));
        }

        boolean isAt(Square square) {
            return files == square.files && ranks == square.ranks;
        }
    }

    private static Chart collected(Handedness hand, int orientation, List<Arrival> arrivals) {
        arrivals.sort(Arrival.AS_ONE_READS);
        List<Square> squares = new ArrayList<>();
        for (Arrival arrival : arrivals) {
            if (!squares.isEmpty() && arrival.isAt(squares.getLast())) {
                Route other = squares.removeLast().routes.getFirst();
                squares.add(new Square(arrival.files, arrival.ranks, List.of(other, arrival.route)));
            } else {
                squares.add(new Square(arrival.files, arrival.ranks, List.of(arrival.route)));
            }
        }
        return new Chart(hand, orientation, squares);
    }
}
