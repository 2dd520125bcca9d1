package parlour.bot.conan;

import parlour.bot.Level;

/**
 * What a level means in Conan. Searching more positions soon adds nothing: levels differ mainly in how often they
 * search.
 *
 * @param noise how far its unsearched moves stray from the heuristics
 * @param instantMoveRate how often it moves without search
 * @param nodes the most positions it visits for a move, whatever the budget
 * @param rounds how many rounds it simulates
 * @param pool the number of samples from which it keeps a likely one; with 1, it ignores bids
 * @param seesImmediateLosses whether it never makes a move that ends the game and loses it while it has another
 */
record Skill(double noise, double instantMoveRate, long nodes, int rounds, int pool, boolean seesImmediateLosses) {

    static Skill of(Level level) {
        return switch (level) {
            case NEWCOMER -> new Skill(6, 1, 0, 1, 1, false);
            case BEGINNER -> new Skill(2.5, 1, 0, 1, 1, false);
            case CASUAL -> new Skill(1, 1, 0, 1, 1, true);
            case REGULAR -> new Skill(0.1, 1, 0, 1, 1, true);
            case CLUB -> new Skill(0.1, 0.65, 20_000, 1, 1, true);
            case SEASONED -> new Skill(0.1, 0.4, 20_000, 2, 2, true);
            case EXPERT -> new Skill(0.1, 0.18, 60_000, 2, 3, true);
            case MASTER -> new Skill(0.1, 0, Long.MAX_VALUE, 2, 3, true);
        };
    }
}
