package parlour.bot.conan;

import parlour.bot.Level;

/**
 * What a level means here. Looking at more positions soon adds nothing: what tells players apart is how often they think at all.
 *
 * @param noise how far from the rule of thumb it strays at first sight
 * @param instantMoveRate how often it plays at first sight
 * @param nodes positions it looks at before it answers, however long it might think
 * @param rounds how many rounds it plays on in thought
 * @param pool of how many samples it keeps the likeliest; of one, and it concludes nothing from bids
 */
record Skill(double noise, double instantMoveRate, long nodes, int rounds, int pool) {

    static Skill of(Level level) {
        return switch (level) {
            case NEWCOMER -> new Skill(6, 1, 0, 1, 1);
            case BEGINNER -> new Skill(2.5, 1, 0, 1, 1);
            case CASUAL -> new Skill(1, 1, 0, 1, 1);
            case REGULAR -> new Skill(0.1, 1, 0, 1, 1);
            case CLUB -> new Skill(0.1, 0.65, 20_000, 1, 1);
            case SEASONED -> new Skill(0.1, 0.4, 20_000, 2, 2);
            case EXPERT -> new Skill(0.1, 0.18, 60_000, 2, 3);
            case MASTER -> new Skill(0.1, 0, Long.MAX_VALUE, 2, 3);
        };
    }
}
