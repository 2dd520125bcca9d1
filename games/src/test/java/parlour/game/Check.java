package parlour.game;

import parlour.game.TestedGames.Table;

/** A property that holds at every table, tried in a game that the seed decides. */
@FunctionalInterface
interface Check {

    void on(Table table, long seed) throws NotationException;

    /** Tries several seeds; whatever goes wrong is told with the table and the seed that show it. */
    default void holds(Table table, int seeds) {
        for (long seed = 1; seed <= seeds; seed++) {
            try {
                on(table, seed);
            } catch (AssertionError | RuntimeException | NotationException wrong) {
                throw new AssertionError(table + ", seed " + seed + ": " + wrong.getMessage(), wrong);
            }
        }
    }
}
