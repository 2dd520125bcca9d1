package parlour.bot.sampling;

import parlour.bot.SeededRandom;

/** Tries a move in a position that could be true. */
public interface Trial<S> {

    /** The result for the seat that is thinking; the sample is left as it was. */
    int result(S sample, int move, SeededRandom random);

    /** How many positions all trials have looked at so far. */
    long nodes();
}
