package parlour.bot.domination;

import parlour.bot.Level;

/**
 * What a level means in Domination: its weights, how many games it plays out, and how it plays endings.
 *
 * @param weights for estimates without search
 * @param nodes the most positions it visits for a move, whatever the budget; with 0 it moves without search
 * @param priorWeight the number of playouts the estimate counts for
 * @param pool the number of samples from which it keeps a likely one; with 1, it infers nothing from what others
 *     declined
 * @param treeSearchPlies how many dominoes before the end it starts the tree search; before that, games vary too much
 * @param solves whether it plays endings of two players exactly
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
