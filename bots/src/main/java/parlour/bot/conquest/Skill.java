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
            case NEWCOMER -> new Skill(1, 1_000, new Sight(2, 1), 60, false, 10);
            case BEGINNER -> new Skill(2, 2_000, new Sight(4, 1), 30, false, 10);
            case CASUAL -> new Skill(2, 4_000, new Sight(6, 3), 25, false, 10);
            case REGULAR -> new Skill(3, 8_000, new Sight(6, 4), 15, true, 12);
            case CLUB -> new Skill(4, 20_000, Sight.FULL, 8, true, 14);
            case SEASONED -> new Skill(6, 60_000, Sight.FULL, 0, true, 16);
            case EXPERT -> new Skill(10, 200_000, Sight.FULL, 0, true, 18);
            case MASTER -> new Skill(Search.MOST_PLIES, Long.MAX_VALUE, Sight.FULL, 0, true, 20);
        };
    }
}
