package parlour.bot.domination;

import parlour.bot.Level;

/**
 * What a level means here: what it minds in a move, how many games it plays out in thought, and how it ends.
 *
 * @param weights by which it judges at first sight
 * @param nodes positions it looks at before it answers, however long it might think; with 0 it plays at first sight
 * @param priorWeight how many games played out first sight counts for
 * @param pool of how many samples it keeps the likeliest; of one, and it concludes nothing from what others declined
 * @param treeSearchPlies how many dominoes before the end it begins to think several moves ahead; before that games differ too much
 * @param solves whether it plays endings of two exactly
 */
record Skill(PolicyWeights weights, long nodes, double priorWeight, int pool, int treeSearchPlies, boolean solves) {

    private static final int TREE_SEARCH_PLIES = 30;

    static Skill of(Level level) {
        return switch (level) {
            case NEWCOMER -> new Skill(new PolicyWeights(0.1, 0, 0, 1.3), 0, 200, 1, 0, false);
            case BEGINNER -> new Skill(new PolicyWeights(0.4, 0, 0, 0.9), 0, 200, 1, 0, false);
            case CASUAL -> new Skill(new PolicyWeights(0.7, 0.3, 0, 0.5), 0, 200, 1, 0, false);
            case REGULAR -> new Skill(new PolicyWeights(1, 0.5, 0.03, 0.25), 0, 200, 1, 0, false);
            case CLUB -> new Skill(PolicyWeights.DEFAULT, 3_000, 200, 1, 0, false);
            case SEASONED -> new Skill(PolicyWeights.DEFAULT, 12_000, 200, 4, TREE_SEARCH_PLIES, true);
            case EXPERT -> new Skill(PolicyWeights.DEFAULT, 60_000, 200, 8, TREE_SEARCH_PLIES, true);
            case MASTER -> new Skill(PolicyWeights.DEFAULT, Long.MAX_VALUE, 200, 8, TREE_SEARCH_PLIES, true);
        };
    }
}
