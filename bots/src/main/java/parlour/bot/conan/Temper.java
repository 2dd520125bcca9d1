package parlour.bot.conan;

/**
 * How somebody is thought to bid who does not bid by the rule of thumb. Whoever counts on others to be sensible is ruined by
 * those who are not: a bid must stand against somebody who follows whatever it is, and against somebody who raises for no
 * reason.
 *
 * @param stubborn how often a bid is followed whatever it is
 * @param wild how often a bid is any bid at all
 */
record Temper(double stubborn, double wild) {

    static final Temper SENSIBLE = new Temper(0, 0);
}
