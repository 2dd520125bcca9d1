package parlour.bot.conan;

/**
 * How opponents are assumed to bid. Some call anything, some raise at random; a bid must do well against both.
 *
 * @param alwaysCalls how often a bid is called regardless of its height
 * @param raisesAtRandom how often a bid is random
 */
record OpponentModel(double alwaysCalls, double raisesAtRandom) {

    static final OpponentModel SENSIBLE = new OpponentModel(0, 0);
}
