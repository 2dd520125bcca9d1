package parlour.bot.sampling;

import parlour.bot.SeededRandom;

/** Tries a move in a possible position. */
public interface Trial<S> {

    /** The result for the seat to move; the sample is unchanged on return. */
    int result(S sample, int move, SeededRandom random);

    /** The number of positions visited by all trials so far. */
    long nodes();
}
