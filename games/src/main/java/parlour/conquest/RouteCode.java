package parlour.conquest;

/**
 * A move as a number: the die's square, its destination, and the one or two legs of its route.
 *
 * <p>A route is a first leg (possibly of no squares) and a second leg of at least one. A straight move has only a
 * second leg, so every route has exactly one number.
 */
public final class RouteCode {

    private RouteCode() {}

    static int route(int from, int to, int firstDirection, int firstCount, int secondDirection, int secondCount) {
        return from | to << 7 | firstDirection << 14 | firstCount << 16 | secondDirection << 19 | secondCount << 21;
    }

    public static int from(int route) {
        return route & 127;
    }

    public static int to(int route) {
        return (route >> 7) & 127;
    }

    /** The direction of the first leg; meaningless in a straight move. */
    public static int firstDirection(int route) {
        return (route >> 14) & 3;
    }

    /** The number of squares to the corner; 0 in a straight move. */
    public static int firstCount(int route) {
        return (route >> 16) & 7;
    }

    public static int secondDirection(int route) {
        return (route >> 19) & 3;
    }

    public static int secondCount(int route) {
        return (route >> 21) & 7;
    }

    public static boolean turns(int route) {
        return firstCount(route) != 0;
    }

    /** The total number of squares tumbled. */
    public static int length(int route) {
        return firstCount(route) + secondCount(route);
    }

    static int corner(int route) {
        return Board.step(from(route), firstDirection(route), firstCount(route));
    }

    /** The orientation of a die at the end of the route. */
    static int orientationAfter(Handedness hand, int orientation, int route) {
        int atCorner = hand.tumbled(orientation, firstDirection(route), firstCount(route));
        return hand.tumbled(atCorner, secondDirection(route), secondCount(route));
    }
}
