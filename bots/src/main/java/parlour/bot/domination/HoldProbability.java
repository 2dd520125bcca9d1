package parlour.bot.domination;

import parlour.domination.Pairs;

/** How likely it is that somebody holds a domino of a kind, if every arrangement of what is unseen is equally likely. */
final class HoldProbability {

    private final double[] held = new double[Pairs.COPIES + 1];

    /**
     * Takes in what is known.
     *
     * @param unseen how many dominoes are hidden
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

    /** The chance that a rack holds at least one, if so many of the kind are unseen. */
    double held(int number) {
        return held[number];
    }
}
