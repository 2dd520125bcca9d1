package parlour.bot.conquest;

import parlour.bot.Level;

/**
 * What a level means here: how far it looks, what it notices, and how freely it chooses among moves it likes.
 *
 * @param depth plies it looks ahead at most
 * @param nodes positions it looks at before it answers, however long it might think
 * @param sight the routes it notices
 * @param whim in hundredths of a die: a move that seems this much worse is chosen about a third as often
 * @param follows whether it follows captures to their end before it judges
 * @param tableBits how much it can keep in mind: {@code 2^tableBits} slots
 */
record Skill(int depth, long nodes, Sight sight, int whim, boolean follows, int tableBits) {

    static Skill of(Level level) {
        return switch (level) {
            case NEWCOMER -> new Skill(1, 1_000, new Sight(3, 1), 50, false, 10);
            case BEGINNER -> new Skill(1, 4_000, new Sight(5, 2), 30, true, 10);
            case CASUAL -> new Skill(2, 20_000, new Sight(6, 2), 60, false, 10);
            case REGULAR -> new Skill(2, 50_000, Sight.FULL, 40, true, 12);
            case CLUB -> new Skill(2, 50_000, Sight.FULL, 22, true, 12);
            case SEASONED -> new Skill(3, 100_000, Sight.FULL, 22, true, 14);
            case EXPERT -> new Skill(Search.MOST_PLIES, 5_000, Sight.FULL, 0, true, 14);
            case MASTER -> new Skill(Search.MOST_PLIES, Long.MAX_VALUE, Sight.FULL, 0, true, 20);
        };
    }
}
