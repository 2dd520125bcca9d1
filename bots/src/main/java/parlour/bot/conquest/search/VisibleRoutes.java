package parlour.bot.conquest.search;

import parlour.conquest.RouteCode;

/**
 * Which routes a player sees. Beginners see straight routes and short turns, and overlook long ones, especially those
 * of the other side.
 *
 * @param own the longest turning route it sees for itself
 * @param other the longest turning route it sees for the other side
 */
public record VisibleRoutes(int own, int other) {

    /** No route is longer than six squares. */
    public static final VisibleRoutes FULL = new VisibleRoutes(6, 6);

    static boolean sees(int route, int longestTurn) {
        return !RouteCode.turns(route) || RouteCode.length(route) <= longestTurn;
    }
}
