package parlour.bot.conquest.search;

import parlour.conquest.RouteCode;

/**
 * What a player notices. Beginners see straight routes and short turns, and overlook the long ones, most of all those
 * of the other side.
 *
 * @param own the longest turning route it finds for itself
 * @param other the longest turning route it expects of the other side
 */
public record VisibleRoutes(int own, int other) {

    /** No route is longer than six squares. */
    public static final VisibleRoutes FULL = new VisibleRoutes(6, 6);

    static boolean sees(int route, int longestTurn) {
        return !RouteCode.turns(route) || RouteCode.length(route) <= longestTurn;
    }
}
