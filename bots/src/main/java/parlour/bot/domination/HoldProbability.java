package parlour.bot.domination;

import parlour.domination.Pairs;

/**
 * The probability that an opponent holds a domino of a kind, if every arrangement of the unseen dominoes is equally
 * likely.
 */
final class HoldProbability {

    private final double[] held = new double[Pairs.COPIES + 1];

    /**
     * Sets what is known.
     *
     * @param unseen the number of hidden dominoes
     * @param racks how many of these are on racks, the rest being stock
     */
    void set(int unseen, int racks) {
        double nobody = 1;
        for (int number = 1; number <= Pairs.COPIES; number++) {
            int left = unseen - number + 1;
            nobody *= left > racks ? (double) (left - racks) / left : 0;
            held[number] = 1 - nobody;
        }
    }

    /** The probability that at least one is on a rack, if {@code number} of the kind are unseen. */
    double held(int number) {
        return held[number];
    }
}
