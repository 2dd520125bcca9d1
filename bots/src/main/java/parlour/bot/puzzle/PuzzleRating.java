package parlour.bot.puzzle;

/**
 * The rating a puzzle starts with, from what was measured: 500, plus what the game counts for further moves, 400 times the
 * share of tries in which weaker players chose another move, 20 for each doubling of the work a strong player needs, 10
 * for each tempting move and 2 for each legal one.
 */
public final class PuzzleRating {

    private static final int BASE = 500;
    private static final int MAX_TEMPTATIONS = 15;
    private static final int MAX_LEGAL = 60;

    private PuzzleRating() {}

    /**
     * The rating of a puzzle.
     *
     * @param length what the moves after the first add
     * @param misses the tries of weaker players that chose another first move, out of {@code tries}
     * @param work positions a strong player visits before it is sure, at least 1
     * @param temptations moves that look attractive and are wrong
     * @param legal the number of legal first moves
     */
    public static int of(int length, int misses, int tries, long work, int temptations, int legal) {
        double doublings = Math.log((double) work) / Math.log(2);
        return BASE
                + length
                + 400 * misses / tries
                + (int) Math.round(20 * doublings)
                + 10 * Math.min(temptations, MAX_TEMPTATIONS)
                + 2 * Math.min(legal, MAX_LEGAL);
    }
}
