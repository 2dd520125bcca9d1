package parlour.bot.domination;

/**
 * The weights by which one move is estimated without search, in territories. A territory conquered counts 1.
 *
 * @param risk a third side laid, times the probability that an opponent closes it
 * @param reserve a third side laid that the seat can close next, times the probability that no opponent does
 * @param second a second side laid: the next one there is dangerous
 * @param noise moves that differ by less than this are interchangeable
 */
record PolicyWeights(double risk, double reserve, double second, double noise) {

    /** The best of several candidates, by 8,000 mirrored pairs for each match. */
    static final PolicyWeights DEFAULT = new PolicyWeights(1.25, 0.6, 0.05, 0.02);
}
