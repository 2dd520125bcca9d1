package parlour.bot.conquest;

import parlour.conquest.Routes;

/**
 * What a player notices. Beginners see straight routes and short turns, and overlook the long ones, most of all those
 * of the other side.
 *
 * @param own the longest turning route it finds for itself
 * @param other the longest turning route it expects of the other side
 */
record Sight(int own, int other) {

    /** No route is longer than six squares. */
    static final Sight FULL = new Sight(6, 6);

    static boolean sees(int route, int longestTurn) {
        return !Routes.turns(route) || Routes.length(route) <= longestTurn;
    }
}
