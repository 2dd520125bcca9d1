package parlour.bot.conan;

/**
 * How opponents are assumed to bid. Some call anything, some raise at random; a bid must survive both.
 *
 * @param alwaysCalls how often a bid is followed whatever it is
 * @param raisesAtRandom how often a bid is any bid at all
 */
record OpponentModel(double alwaysCalls, double raisesAtRandom) {

    static final OpponentModel SENSIBLE = new OpponentModel(0, 0);
}
