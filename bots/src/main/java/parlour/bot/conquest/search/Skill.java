package parlour.bot.conquest.search;

import parlour.bot.Level;

/**
 * What a level means in Conquest: how deep it searches, which routes it sees, and how freely it chooses among good
 * moves.
 *
 * @param depth the most plies it searches
 * @param nodes the most positions it visits for a move, whatever the budget
 * @param visibleRoutes the routes it sees
 * @param temperature in hundredths of a die: a move that seems this much worse is chosen about a third as often
 * @param quiescence whether it follows captures to their end before evaluating
 * @param tableBits the size of its transposition table: {@code 2^tableBits} slots
 */
public record Skill(
        int depth, long nodes, VisibleRoutes visibleRoutes, int temperature, boolean quiescence, int tableBits) {

    public static Skill of(Level level) {
        return switch (level) {
            case NEWCOMER -> new Skill(1, 1_000, new VisibleRoutes(3, 1), 50, false, 10);
            case BEGINNER -> new Skill(1, 4_000, new VisibleRoutes(5, 2), 30, true, 10);
            case CASUAL -> new Skill(2, 20_000, new VisibleRoutes(6, 2), 60, false, 10);
            case REGULAR -> new Skill(2, 50_000, VisibleRoutes.FULL, 40, true, 12);
            case CLUB -> new Skill(2, 50_000, VisibleRoutes.FULL, 22, true, 12);
            case SEASONED -> new Skill(3, 100_000, VisibleRoutes.FULL, 22, true, 14);
            case EXPERT -> new Skill(Search.MAX_PLIES, 5_000, VisibleRoutes.FULL, 0, true, 14);
            case MASTER -> new Skill(Search.MAX_PLIES, Long.MAX_VALUE, VisibleRoutes.FULL, 0, true, 20);
        };
    }
}
